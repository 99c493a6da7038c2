const assignment = /\blocation(?:\.href)?\s*=[^=]|\blocation\.(?:assign|replace)\s*\(/;
const call = /\b(?:goto|goTo|go_to|openPage|open_page|navigate|redirect)(?:[A-Z_]\w*)?\s*\(/;
/** A path or a file of this site; URLs of other sites are mostly for sharing. */
const opening = /\bopen\s*\(\s*['"`](?:\/(?!\/)|\.\.?\/|[\w-]+\.(?:html?|php|aspx?)\b)/;
const otherScheme = /['"`](?:mailto|tel|sms|whatsapp|viber|tg|fb-messenger):/i;

/** Whether the script opens a different page; anything else is the job of a button. */
export const isNavigating = (script: string) =>
	(assignment.test(script) || call.test(script) || opening.test(script)) &&
	!otherScheme.test(script);
