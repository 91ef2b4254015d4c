// Terms of everyday and technical English that a model takes for names of people, places, firms or drugs. They tell nothing of
// anybody, but where somebody works for one of the firms.

import type { Span } from '../text/span.ts';

const TERMS = `
api apis sdk cli gui ui ux os cpu gpu ram rom ssd hdd usb hdmi lan wan vpn dns dhcp ssh ftp sftp smtp imap pop3 tcp udp icmp http https html css
scss sql nosql json xml yaml csv tsv pdf svg png jpg jpeg gif mp3 mp4 zip url uri uuid rest restful soap graphql crud jwt oauth saml sso mfa 2fa
ssl tls rsa aes sha md5 utf ascii unicode regex ide orm mvc oop tdd bdd ci cd devops saas paas iaas aws gcp azure ai ml nlp llm llms gpt rag ocr
rgb cmyk wifi bluetooth nfc gps ios android linux ubuntu debian windows macos unix bash powershell docker kubernetes k8s git github gitlab npm
pip conda python java javascript typescript kotlin golang php matlab pandas numpy pytorch tensorflow keras react
angular flask fastapi node nodejs express laravel symfony postgres postgresql mysql sqlite mongodb redis kafka excel word
powerpoint outlook onenote photoshop illustrator figma canva jira confluence trello notion slack zoom teams qa hr pr kpi kpis okr roi seo crm erp
b2b b2c faq fyi asap eta tbd tba rsvp diy ceo cfo cto coo cmo vp svp gdpr hipaa ferpa ccpa iso sox rfp rfq sla nda instagram facebook twitter tiktok snapchat linkedin pinterest youtube reddit discord whatsapp telegram tinder bumble hinge netflix spotify gmail
web website webpage internet intranet browser search app apps canvas chatbot assistant
google chatgpt copilot wikipedia wordpress backend frontend fullstack
yesterday today tomorrow tonight holiday holidays weekend morning afternoon evening oxygen carbon nitrogen hydrogen water sugar bf gf hubby wifey mom mum mommy mummy daddy bro sis grandma grandpa granny auntie heater boiler fridge laptop
lat long latitude longitude lng coordinates btc eth ltc doge xrp usdt usdc bitcoin ethereum litecoin dogecoin wallet crypto blockchain paypal venmo zelle
mr mrs ms dr prof mme mlle herr frau sra dhr mevr pcp hx nda arr gpa esop pip mrr cac ltv ipo
christmas easter thanksgiving halloween hanukkah ramadan diwali valentine rn lic qd bid tid prn eod cob fyi lax jfk
ops db hola bonjour ciao hallo visa mastercard amex sku upc isbn
hba1c a1c tsh ft3 ft4 ldl hdl egfr psa crp esr wbc rbc inr bmi ecg ekg mri alt ast ggt btw mwst ust kvk bsn nif siret utr nan nana nanny gran bingo buurman buurvrouw nachbar voisin vecino vicino
keep meet make write rewrite explain summarize summarise translate proofread draft fix please thanks thank hello hi hey ok okay
`;

const PLAIN_TERMS: ReadonlySet<string> = new Set(TERMS.split(/\s+/).filter(Boolean));

/** "i work for spotify" tells something of a person. */
const AT_WORK =
  /\b(?:work\w*|jobs?|intern\w*|employ\w*|hired|fired|joined|join|boss|colleagues?|team|position|offer|appl(?:y|ied|ying) to|interview\w*)\b[^.!?\n]{0,24}$/iu;

/** Whether a span is one such term, or several. */
export function isPlainTerm(text: string, { start, end }: Span): boolean {
  const words =
    text
      .slice(start, end)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  // "GPA 3" of "GPA 3.41".
  const isPlain = (word: string, at: number) => PLAIN_TERMS.has(word) || (at > 0 && /^\d$/.test(word));
  if (words.length === 0 || !words.every(isPlain)) return false;
  return !AT_WORK.test(text.slice(Math.max(0, start - 40), start));
}
