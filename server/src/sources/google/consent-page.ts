import type { ConsentAnswer } from './consent-listener.ts';

/** The page that the browser shows once Google has sent it back. */
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
			text: 'Plumbline is waiting for Google’s page to redirect back.',
		};
	}
	return 'code' in answer
		? { title: 'Plumbline is connected', text: 'Close this page and go back to the terminal.' }
		: {
				title: 'Access was refused',
				text: 'Nothing was connected. The terminal shows what you can do.',
			};
}
