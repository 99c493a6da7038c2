const assignment = /\blocation(?:\.href)?\s*=[^=]|\blocation\.(?:assign|replace)\s*\(/;
const call = /\b(?:goto|goTo|go_to|openPage|open_page|navigate|redirect)(?:[A-Z_]\w*)?\s*\(/;
/** With its host, if it names one. A window of a certain size shows a hint or a form, not a page. */
const opening =
	/\bopen\s*\(\s*['"`](?:(?:https?:)?\/\/([^/'"`?#]+)|\/|\.\.?\/|\?|[\w-]+\.(?:html?|php|aspx?)\b)(?![^)]*\b(?:width|height)\s*=)/i;
const otherScheme = /['"`](?:mailto|tel|sms|whatsapp|viber|tg|fb-messenger):/i;

/** Whether the script opens a different page; anything else is the job of a button. */
export const isNavigating = (script: string, url: string | null) =>
	(assignment.test(script) || call.test(script) || isOpening(script, url)) &&
	!otherScheme.test(script);

/** Windows with other sites are mostly for sharing. */
function isOpening(script: string, url: string | null): boolean {
	const match = opening.exec(script);
	if (match?.[1] === undefined) return match !== null;
	return url !== null && match[1].toLowerCase() === URL.parse(url)?.host;
}
