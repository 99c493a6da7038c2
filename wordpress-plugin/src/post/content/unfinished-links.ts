/**
 * In a text that somebody writes, a link to “#” waits for its URL. On a finished page it may be a
 * button of a script, so only this host knows.
 */
export const withEmptyUrls = (html: string): string =>
	html.includes('href="#"')
		? html.replace(/<a\b[^>]*\shref="#"[^>]*>(?!\s*(?:↑|▲|top\b|back to (?:the )?top))/gi, (link) =>
				link.replace('href="#"', 'href=""'),
			)
		: html;
