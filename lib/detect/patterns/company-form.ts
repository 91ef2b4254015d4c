// Firms that their legal form frames, where no capitals tell a name: "บริษัท ลีลาวดีทัวร์ จำกัด".
import { type PatternRule, shapeRule } from './rule.ts';

export const companyForm: PatternRule = shapeRule('company-form', [
  {
    type: 'ORGANIZATION',
    confidence: 0.85,
    // A firm "(มหาชน)" is listed, and known to all.
    pattern:
      /(?:บริษัท|หจก\.|ห้างหุ้นส่วน) ?(?<value>(?:(?!บริษัท)[\p{Script=Thai}\p{M}A-Za-z0-9 .&-]){2,50}? ?จำกัด)(?! ?\(มหาชน\))/dgu,
    requires: /จำกัด/u,
  },
]);
