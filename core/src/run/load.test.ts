import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const html = `<html lang="en"><title>Home</title><main>
	<p>This is the text of a page about the bread that we bake. <a href="/more">click here</a></p>
	<p lang="de">Hier steht Ihr Text.</p><img src="/1.jpg" alt="photo"></main>`;

const script = `
	const { auditHtmlPage, factsOfHtml, load } = await import('./index.ts');
	await load({ html: true });
	const options = { geo: 'us', url: 'https://example.com/' };
	const page = factsOfHtml(${JSON.stringify(html)}, options);
	const verdicts = () => Object.fromEntries(
		auditHtmlPage(page, options).rules.map(({ name, reason, status }) => [name, reason ?? status]),
	);
	const before = verdicts();
	await load({ languages: ['en'] });
	const withEnglish = verdicts();
	await load({ page });
	console.log(JSON.stringify([before, withEnglish, verdicts()]));
`;

/** The package as in browsers: each language is a separate chunk. */
async function asInBrowser(): Promise<unknown> {
	const { stdout } = await promisify(execFile)(
		process.execPath,
		['--conditions=browser', '--input-type=module', '--eval', script],
		{ cwd: `${import.meta.dirname}/..` },
	);
	return JSON.parse(stdout);
}

it('does not judge the words of a language that is not loaded', async () => {
	const notLoaded = 'language_not_loaded';
	expect(await asInBrowser()).toMatchObject([
		{
			title_tag_is_descriptive: notLoaded,
			title_tag_has_no_placeholder_text: notLoaded,
			content_has_no_placeholder_text: notLoaded,
			link_text_is_descriptive: notLoaded,
			image_alt_text_is_meaningful: notLoaded,
			sentences_are_not_too_long: notLoaded,
		},
		{
			title_tag_is_descriptive: 'failed',
			link_text_is_descriptive: 'failed',
			content_has_no_placeholder_text: notLoaded,
		},
		{ content_has_no_placeholder_text: 'failed', image_alt_text_is_meaningful: 'failed' },
	]);
});
