import type { ConsentAnswer } from './consent-listener.ts';

/** What the browser shows after Google’s page. */
export function consentPage(answer: ConsentAnswer | null): string {
	const { title, text } = textsFor(answer);
	return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:18vh auto;padding:0 1.5rem}</style>
<h1>${title}</h1>
<p>${text}</p>
</html>
`;
}

function textsFor(answer: ConsentAnswer | null): { readonly title: string; readonly text: string } {
	if (answer === null) {
		return {
			title: 'Nothing to see here',
			text: 'Plumbline waits for Google’s page to lead back.',
		};
	}
	return 'code' in answer
		? { title: 'Plumbline is connected', text: 'Close this page and go back to the terminal.' }
		: {
				title: 'Access was refused',
				text: 'Nothing was connected. The terminal says what you can do.',
			};
}
