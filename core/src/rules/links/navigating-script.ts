const assignment = /\blocation(?:\.href)?\s*=[^=]|\blocation\.(?:assign|replace)\s*\(/;
const call = /\b(?:goto|goTo|go_to|openPage|open_page|navigate|redirect)(?:[A-Z_]\w*)?\s*\(/;
const otherScheme = /['"`](?:mailto|tel|sms|whatsapp|viber|tg|fb-messenger):/i;

/** The script takes the visitor to another page; anything else is a button's business. */
export const isNavigating = (script: string) =>
	(assignment.test(script) || call.test(script)) && !otherScheme.test(script);
