import { expect, it } from 'vitest';
import { isWellKnownAddress } from './well-known-addresses.ts';

it.each([
  '127.0.0.1',
  '127.0.0.1:5432',
  '10.0.0.0/16',
  '192.168.1.1',
  'http://localhost:3000/',
  '::1',
  '[::1]:80',
  '8.8.8.8',
  'EXAMPLE.com',
  'db.company.com',
  'https://api.example.com/',
  'my-domain.tld',
  'parks.gov',
])('knows %s', (address) => expect(isWellKnownAddress(address)).toBe(true));

it.each([
  '127.0.0.10',
  '10.0.0.1',
  '10.4.0.0/16',
  'kestrel.example.com',
  'db.lindqvist-company.com',
  'vpn.parks.gov',
  'localhost.lan',
  'http://localhost/anna',
  '2001:db8::1',
])('does not know %s', (address) => expect(isWellKnownAddress(address)).toBe(false));
