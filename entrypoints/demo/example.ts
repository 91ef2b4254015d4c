/** A prompt for the demo, with invented people and numbers. */
export const EXAMPLE_PROMPT = `Please write a friendly letter to my landlord and add a table of the facts.

My name is Margaret Ellison, born 14 March 1984. I work at Brightwater Logistics and earn $4,850 a month. I live at 27 Alder Street, Portland, OR 97205. You can reach me at +1 503 555 0142.

My landlord is Thomas Whitfield. Since my diagnosis of multiple sclerosis in May I pay the rent late now and then. Ask Thomas to take the rent from DE89 3704 0044 0532 0130 00 on the 5th from now on.`;
