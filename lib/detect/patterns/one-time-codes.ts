// Finds one-time codes and codes of locks: "Your code is 481 216", "TAN: 481216", "481216 ist Ihr Bestätigungscode", "验证码：481216".
import type { PatternShape } from './rule.ts';

/** Names of such codes by language. After these a number is always a code. */
const NAMES = [
  'PIN|PUK|pin(?:[ -]?(?:code|number|nummer))?|(?:m|chip|photo|sms-?|e-?)?TAN|[ht]?otp|OTP|TOTP|(?:one[- ]time|single[- ]use) (?:code|password|pin|passcode)|passcode|(?:2|two)[- ]?fa(?:ctor)? ?code|2FA|mfa ?code|MFA',
  '(?:verification|security|access|login|log-in|sign-in|recovery|backup|reset|confirmation|activation|unlock|authentication|authenticator|auth|sms|door|gate|alarm|garage|lockbox|key ?box|entry|building|safe|lock|bike lock|locker|pairing|voicemail) (?:codes?|combination|pin)',
  '(?:bestätigungs|sicherheits|zugangs|einmal|freischalt|aktivierungs|wiederherstellungs|tür|tor|alarm|tresor|schloss|sms|anmelde|prüf|verifizierungs)-?(?:code|kennwort|passwort|pin)s?|geheimzahl|zahlenschloss(?:code)?',
  'code (?:de (?:vérification|sécurité|confirmation|récupération|la porte|l.alarme|la boîte à clés)|d.accès|secret|sms|à usage unique)|digicode|code du (?:portail|cadenas|coffre)',
  'código (?:de (?:verificación|seguridad|confirmación|acceso|recuperación|un solo uso|la puerta|la alarma)|sms|del portal)|código (?:de (?:verificação|segurança|confirmação|acesso|recuperação)|da porta|do alarme|do portão)',
  'codice (?:di (?:verifica|sicurezza|conferma|accesso|recupero|sblocco)|otp|della porta|del cancello|dell.allarme)|verificatiecode|beveiligingscode|toegangscode|deurcode',
  'kod (?:weryfikacyjny|dostępu|sms|jednorazowy|do (?:bramy|domofonu|drzwi|alarmu|sejfu|kłódki)|pin)|ověřovací kód|kód (?:k|od) \\p{L}{3,12}|bekräftelsekod|engångskod|portkod|dørkode|vahvistuskoodi|ovikoodi|megerősítő kód|kapukód|cod (?:de verificare|de acces|pin)|κωδικός (?:επαλήθευσης|πρόσβασης|μίας χρήσης)',
  '(?:код|пин-?код) (?:подтверждения|доступа|безопасности|из (?:смс|sms)|от (?:домофона|двери|сейфа|замка|ворот))|пин-?код|одноразовый (?:код|пароль)|код підтвердження|код за потвърждение',
  '(?:doğrulama|onay|güvenlik|giriş|kapı|kasa|alarm) (?:kodu|şifresi)|mã (?:xác (?:nhận|thực|minh)|otp|bảo mật)|kode (?:verifikasi|otp|keamanan|akses)|رمز (?:التحقق|الدخول|الأمان|التأكيد|الباب)|کد (?:تایید|تأیید|ورود)|קוד (?:אימות|גישה|כניסה|הדלת|לשער)|(?:सत्यापन|सुरक्षा|एक्सेस) कोड|ओटीपी|যাচাইকরণ কোড',
].join('|');
const UNSPACED_NAMES =
  '验证码|驗證碼|校验码|动态密码|动态码|安全码|门禁密码|门锁密码|开门密码|取件码|認証コード|確認コード|暗証番号|ワンタイムパスワード|セキュリティコード|解錠番号|인증\\s?번호|인증\\s?코드|보안\\s?코드|비밀번호|현관\\s?비번|รหัส(?:ยืนยัน|OTP|ผ่าน)';

const IS =
  '(?: (?:for|to|of|at|on|für|zum|zur|am|an|vom|de|del|du|della|do|da|dla|do|na|от|для)(?: [^\\n:=.,;\\d]{1,24}?))?(?: (?:is|was|are|ist|lautet|war|est|es|è|é|to|jest|är|er|on|היא|הוא|है|là|adalah))?(?:是|为|為|は|が|는|은|이|가|คือ)?';
const CODE =
  '\\d{3,8}(?:-\\d{2,6}){0,3}|\\d{2,4}(?: \\d{2,4}){1,3}|(?=[a-zA-Z-]{0,5}\\d)[a-zA-Z\\d]{4,5}(?:-[a-zA-Z\\d]{4,5}){1,7}';
const END = '(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}_-]|[.,:/]\\d)';
/** The word for the code after its number: "481216 is your Firma-X code". */
const IS_YOUR =
  '(?: is| ist| est| es| è| é| to| är| —| -|:) (?:your|the|Ihre?n?|dein|votre|ton|su|tu|il tuo|o seu|seu|twój|ваш|твой)[^\\n.!?\\d]{0,40}?(?:code|Code|kod|código|codice|код|TAN|PIN|OTP|pin|otp|passcode|password)(?!\\p{L})';

const base = { type: 'PASSWORD', kind: 'password', confidence: 0.85 } as const;

export const oneTimeCodeShapes: readonly PatternShape[] = [
  {
    ...base,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}_])(?:${NAMES})(?!\\p{L})${IS} ?[:=#-]? {0,2}["“(]?(?<value>${CODE})${END}`,
      'dgiu',
    ),
  },
  {
    ...base,
    pattern: new RegExp(
      `(?:${UNSPACED_NAMES})${IS} ?[:=]? ?["“「(]?(?<value>\\d{3,8}(?:[ -]\\d{2,6}){0,3}|[A-Z\\d]{4,10})${END}`,
      'dgu',
    ),
  },
  {
    ...base,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}_.,:/-])(?:[A-Z]-)?(?<value>\\d{4,8}|\\d{3}[ -]\\d{3})${IS_YOUR}`, 'dgu'),
  },
  // "Your code is 481216", "Use code 481 216 to sign in".
  {
    ...base,
    pattern: new RegExp(
      `(?<!\\p{L})(?:(?:your|my|our|dein|mein|Ihr|votre|mon|su|mi|il (?:mio|tuo)|meu|mój|twój|мой|ваш)(?: [\\p{L}\\d-]{2,16})? (?:code|kod|código|codice|код)(?: (?:is|ist|lautet|est|es|è|é|to))?:?|(?:use|enter|type|texted me|sent me) (?:the )?(?:code|pin|otp):?) (?<value>\\d{4,8}|\\d{3}[ -]\\d{3})${END}`,
      'dgiu',
    ),
  },
];
