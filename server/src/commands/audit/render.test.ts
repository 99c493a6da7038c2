import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderTest } from '../../testing/local-renderer.ts';
import { localSite, page } from '../../testing/local-site.ts';
import { enterNewFolder, runCommand } from '../../testing/run-command.ts';

let leave: () => void;
beforeAll(() => {
	leave = enterNewFolder();
});
afterAll(() => leave());

const script = `
document.title = 'Rye bread for beginners';
document.head.insertAdjacentHTML('beforeend', '<meta name="description" content="How to bake rye bread at home.">');
document.querySelector('#root').innerHTML = '<main><h1>Rye bread</h1><p>${'Rye bread needs time. '.repeat(80)}</p></main>';`;

/** A page that scripts draw, and a page of HTML. */
async function shop() {
	const site = await localSite({
		'/app':
			page(`<!doctype html><html lang="en"><head><title>App</title><meta name="viewport" content="width=device-width">
<script type="module" src="/app.js"></script></head><body><div id="root"></div></body></html>`),
		'/app.js': page(script, { 'content-type': 'text/javascript' }),
		'/plain': page(
			'<!doctype html><html lang="en"><head><title>Rye bread</title></head><body><h1>Rye bread</h1><p>Flour.</p></body></html>',
		),
	});
	const audit = async (path: string, ...options: readonly string[]) => {
		const { code, errors, output } = await runCommand(
			['audit', site.url(path), '--format', 'json', '--delay', '0', ...options],
			{ PLUMBLINE_ALLOW_HOSTS: site.host },
		);
		const [{ audit: rules }] = JSON.parse(output).pages;
		const statusOf = (name: string) =>
			rules.find(({ rule_name }: { rule_name: string }) => rule_name === name)?.status;
		return { code, errors, statusOf };
	};
	return { site, audit };
}

renderTest('a page that scripts draw is judged by what they draw', async () => {
	const { audit } = await shop();
	const { errors, statusOf } = await audit('/app', '--render', 'auto', '--keyword', 'rye bread');
	expect(errors).not.toContain('--render');
	expect(statusOf('meta_description_tag_used')).toBe('passed');
	expect(statusOf('keyword_in_h1_tag')).toBe('passed');
	expect(statusOf('main_content_is_not_empty')).toBe('passed');
	// The report still says what a crawler without scripts gets.
	expect(statusOf('content_is_in_server_html')).toBe('failed');
	expect(statusOf('title_tag_same_after_render')).toBe('information');
});

test('without rendering, nothing is claimed about what scripts may draw, but a hint says how to see it', async () => {
	const { audit } = await shop();
	const { errors, statusOf } = await audit('/app', '--keyword', 'rye bread');
	expect(statusOf('meta_description_tag_used')).toBe('not_checked');
	expect(statusOf('keyword_in_h1_tag')).toBe('not_checked');
	expect(errors).toContain(
		'Scripts draw one page. --render auto reads such pages in your browser.',
	);
});

renderTest('auto starts no browser for a page of HTML', async () => {
	const { audit, site } = await shop();
	await audit('/plain', '--render', 'auto');
	expect(site.requests.map(({ url }) => url)).toEqual(['/robots.txt', '/plain']);
});

test('an unknown mode and a missing browser are refused', async () => {
	const wrong = await runCommand(['audit', 'https://example.com/', '--render', 'soon']);
	expect([wrong.code, wrong.errors]).toEqual([2, expect.stringContaining('auto, always, never')]);
	const missing = await runCommand(['audit', 'https://example.com/', '--render', 'auto'], {
		PLUMBLINE_BROWSER: '/nowhere/chrome',
	});
	expect([missing.code, missing.errors]).toEqual([2, expect.stringContaining('/nowhere/chrome')]);
});
