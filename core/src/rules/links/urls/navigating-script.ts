const assignment = /\blocation(?:\.href)?\s*=[^=]|\blocation\.(?:assign|replace)\s*\(/;
const call = /\b(?:goto|goTo|go_to|openPage|open_page|navigate|redirect)(?:[A-Z_]\w*)?\s*\(/;
const otherScheme = /['"`](?:mailto|tel|sms|whatsapp|viber|tg|fb-messenger):/i;

/** Whether the script opens a different page; anything else is the job of a button. */
export const isNavigating = (script: string) =>
	(assignment.test(script) || call.test(script)) && !otherScheme.test(script);
