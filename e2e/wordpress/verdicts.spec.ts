import type { Page } from '@playwright/test';
import { openSidebar, publish } from './editor.ts';
import { otherSeoPlugins } from './plugins/other-seo-plugins.ts';
import type { RunningWordPress } from './site/start-wordpress.ts';
import { storySite } from './site/story-site.ts';
import { violationsIn } from './violations.ts';
import { test as base, expect, type Rest, type Site } from './wordpress-fixture.ts';

/** Runs the command without WP-CLI. */
const command = {
	step: 'writeFile',
	path: '/wordpress/wp-content/mu-plugins/command.php',
	data: `<?php
namespace {
// Imitates the parts of WP-CLI that the command calls.
class WP_CLI {
	public static $said = array();
	public static function halt( $code ) {
		self::$said['exit'] = $code;
	}
}
add_action( 'rest_api_init', function () {
	register_rest_route( 'stories/v1', '/command', array(
		'methods'             => 'POST',
		'permission_callback' => '__return_true',
		'callback'            => function ( $request ) {
			( new Plumbline\\Audits\\Audit_Command() )->audit( $request['ids'], $request['options'] );
			return WP_CLI::$said;
		},
	) );
} );
}
namespace WP_CLI\\Utils {
function format_items( $format, $rows, $columns ) {
	\\WP_CLI::$said['rows'] = $rows;
}
}
`,
};

const test = base.extend<object, { readonly site: Site }>({
	site: [
		async ({ server }, use) => {
			const consts = { PLUMBLINE_SERVER: server.origin, PLUMBLINE_API_KEY: server.apiKey };
			const steps = [command, { step: 'defineWpConfigConsts', consts }];
			await use({ wordpress: 'newest', prepared: storySite, steps });
		},
		{ scope: 'worker' },
	],
});

let wordPress: RunningWordPress;
let page: Page;
let ask: Rest;

test.beforeEach(({ page: ofStory, rest: asking, wordPress: site }) => {
	[page, ask, wordPress] = [ofStory, asking, site];
});

const open = (path: string) => page.goto(`${wordPress.url}/wp-admin/${path}`);

const rest = async (path: string, data?: object): Promise<Record<string, unknown>> =>
	(await ask(path, data)).json();

async function savePost(title: string, content: string, meta: object = {}): Promise<number> {
	const post = await rest('/wp/v2/posts', { title, content, meta, status: 'publish' });
	return Number(post.id);
}

const row = (title: string) => page.getByRole('row').filter({ hasText: title });

test('beats pain 13: audits the last ten posts without a server, and the list shows it until they change', async () => {
	const id = await savePost('Rye bread', '<p>Lorem ipsum dolor sit amet.</p>');
	await open('tools.php?page=plumbline-overview');
	await expect(page.getByText('American English · United States')).toBeVisible();

	await page.getByRole('button', { name: 'Audit the last ten' }).click();
	await expect(page.locator('.plumbline-overview > [role="status"]')).toContainText(
		'Posts audited:',
	);
	await expect(row('Rye bread')).toContainText(/fix/);
	await page.getByRole('button', { name: /Lorem|placeholder/i }).click();
	await expect(page.getByText('Rye bread')).toBeVisible();
	await page.reload();
	// The filter is still there.
	await expect(page.getByText('Rye bread')).toBeVisible();
	await expect(page.getByText('Hello world!')).toHaveCount(0);

	const verdict = await rest(`/plumbline/v1/posts/${id}/verdict`);
	expect(verdict).toMatchObject({ is_stale: false, source: 'page', rule_set: expect.any(String) });
	expect(JSON.stringify(verdict)).toContain('content_has_no_placeholder_text');

	await open('edit.php?orderby=plumbline&order=asc');
	await expect(row('Rye bread').locator('td.plumbline')).toContainText(/fix/);
	await expect(row('Rye bread').locator('td.plumbline')).not.toContainText('Out of date');

	await rest(`/wp/v2/posts/${id}`, { content: '<p>Rye, water, salt.</p>' });
	await open('edit.php?plumbline_state=stale');
	await expect(row('Rye bread').locator('td.plumbline')).toContainText('Out of date');
	await open('edit.php?plumbline_state=none');
	await expect(row('Rye bread')).toHaveCount(0);
});

test('the list leads to the findings in the editor, and publishing there brings its verdict up to date', async () => {
	const post = { title: 'Spelt rolls', content: '<p>Lorem ipsum dolor sit amet.</p>' };
	const { id } = await rest('/wp/v2/posts', { ...post, status: 'draft' });
	await open('edit.php');
	await row('Spelt rolls').getByRole('checkbox').check();
	await page.locator('#bulk-action-selector-top').selectOption('Audit for search');
	await page.locator('#doaction').click();
	await expect(page.getByText('Posts audited: 1')).toBeVisible();
	await open('edit.php');
	await row('Spelt rolls').getByRole('link', { name: /fix/ }).click();

	await expect(page.locator('.plumbline-sidebar')).toBeVisible();
	await openSidebar(page);
	await expect(
		page.getByRole('button', { name: /^Plumbline: \d+ (must fix|worth fixing)$/ }),
	).toBeVisible();
	await publish(page);

	await expect
		.poll(() => rest(`/plumbline/v1/posts/${id}/verdict`))
		.toMatchObject({ is_stale: false, rule_set: expect.stringMatching(/^2/) });
	await open('edit.php?plumbline_rule=content_has_no_placeholder_text');
	await expect(row('Spelt rolls').locator('td.plumbline')).toContainText(/fix/);
	await expect(row('Spelt rolls').locator('td.plumbline')).not.toContainText('Out of date');
});

test('an agent audits through the server, without findings dismissed for the post or the site', async () => {
	const id = await savePost('Spelt', '<p>Lorem ipsum dolor sit amet.</p>');
	const audit = () =>
		rest('/wp-abilities/v1/abilities/plumbline/audit-post/run', { input: { id } });

	expect(await audit()).toMatchObject({
		is_stale: false,
		source: 'content',
		findings: expect.arrayContaining([
			expect.objectContaining({ rule: 'content_has_no_placeholder_text' }),
		]),
	});

	const ofSite = { kind: 'rule', name: 'content_has_no_placeholder_text' };
	await rest('/plumbline/v1/policy/dismissals', { ...ofSite, reason: 'We print.' });
	expect(await rest(`/plumbline/v1/posts/${id}/verdict`)).toMatchObject({ is_stale: true });
	expect(JSON.stringify(await audit())).not.toContain('content_has_no_placeholder_text');
	await rest('/plumbline/v1/policy/dismissals&_method=DELETE', ofSite);
	expect(JSON.stringify(await audit())).toContain('content_has_no_placeholder_text');

	await rest(`/wp/v2/posts/${id}`, {
		meta: {
			_plumbline_dismissals: [
				{ kind: 'rule', name: 'content_has_no_placeholder_text', reason: 'It is about it.' },
			],
		},
	});
	expect(await rest(`/plumbline/v1/posts/${id}/verdict`)).toMatchObject({ is_stale: true });
	expect(JSON.stringify(await audit())).not.toContain('content_has_no_placeholder_text');
});

test('an audit without a browser uses the writer’s settings, as the editor does', async () => {
	const keyword = { keyword: 'loaf', synonyms: ['sourdough bread'] };
	const id = await savePost('Sourdough bread', '<p>Flour, water, salt.</p>', {
		_plumbline_keywords: [keyword],
		_plumbline_language: 'de',
	});
	const audit = async (meta: object) => {
		await rest(`/wp/v2/posts/${id}`, { meta });
		const run = '/wp-abilities/v1/abilities/plumbline/audit-post/run';
		return JSON.stringify(await rest(run, { input: { id } }));
	};

	const known = await audit({});
	expect(known).toContain('"rule_set"');
	expect(known).not.toContain('one_keyword_title_tag');
	expect(await audit({ _plumbline_keywords: [{ ...keyword, synonyms: [] }] })).toContain(
		'one_keyword_title_tag',
	);
});

test('beats pain 13: the command audits without a browser, and its exit code says how it went', async ({
	server,
}) => {
	const id = await savePost('Barley', '<p>Lorem ipsum dolor sit amet.</p>');
	const command = (ids: readonly number[], options: object) =>
		rest('/stories/v1/command', { ids, options });

	const strict = await command([id], { 'fail-on': 'worth_fixing' });
	expect(strict).toMatchObject({ exit: 1, rows: [{ id, title: 'Barley', source: 'content' }] });
	expect(JSON.stringify(strict)).not.toContain('score');
	expect(await command([id], { 'fail-on': 'never' })).not.toHaveProperty('exit');
	expect(await command([999_999], {})).toMatchObject({ exit: 2, rows: [{ state: 'failed' }] });

	await server.stop();
	const alone = await command([id], {});
	expect(alone).toMatchObject({ exit: 2 });
	expect(JSON.stringify(alone)).toContain('The server does not answer');
});

test('markup in findings stays text, and an invalid verdict is refused', async () => {
	const id = await savePost('Hostile', '<p>Flour.</p>');
	const verdict = { score: 90, indexable: 'yes', rule_set: '"><script>', source: 'page' };
	const finding = { rule: 'x', severity: 'error', message: '<script>window.isBroken=1</script>' };

	await rest(`/plumbline/v1/posts/${id}/verdict`, {
		...verdict,
		findings: [{ ...finding, fix: '' }],
	});
	await open('edit.php');
	await expect(row('Hostile').locator('td.plumbline')).toContainText('1 must fix');
	expect(await page.evaluate(() => 'isBroken' in window)).toBe(false);

	const refused = await rest(`/plumbline/v1/posts/${id}/verdict`, { ...verdict, findings: [{}] });
	expect(refused).toMatchObject({ code: 'rest_invalid_param' });
});

// One plugin stores fields in meta, the other in a table.
for (const other of otherSeoPlugins.filter(({ name }) => /Rank Math|All in One/.test(name))) {
	test(`shows what ${other.name} has stored, imports it on a click, and undoes that`, async () => {
		const { keywords, meta, row: inTable } = other;
		const title = `Brezel of ${other.name}`;
		const id = await savePost(title, '<p>Lye.</p>');
		await rest('/stories/v1/other', { post: id, meta, row: inTable });
		const own = async () => (await rest(`/wp/v2/posts/${id}&context=edit`)).meta;

		await open('admin.php?import=plumbline');
		const card = page.locator('.plumbline-source', { hasText: other.name });
		await card.getByRole('button', { name: 'Show what would be written' }).click();
		const row = card.getByRole('row').filter({ hasText: title }).filter({ hasText: 'Keywords' });
		await expect(row).toContainText(keywords.join(', '));
		expect(await own()).toMatchObject({ _plumbline_keywords: [] });
		expect(await violationsIn(page, '.wrap')).toEqual([]);

		await card.getByRole('button', { name: 'Import', exact: true }).click();
		await expect(card.getByRole('status')).toHaveText(/imported\.$/);
		expect(await own()).toMatchObject({
			_plumbline_keywords: keywords.map((keyword) => ({ keyword, synonyms: [] })),
		});

		await card.getByRole('button', { name: 'Undo the import' }).click();
		await page.getByRole('button', { name: 'Remove imported values' }).click();
		await expect(card.getByRole('status')).toContainText('reset');
		await expect.poll(own).toMatchObject({ _plumbline_keywords: [] });
	});
}

test('loads its scripts only on its own screens', async () => {
	for (const path of ['index.php', 'edit.php', 'plugins.php', 'options-general.php']) {
		await open(path);
		expect(await page.locator('[src*="plumbline/build"], [href*="plumbline/build"]').count()).toBe(
			0,
		);
	}
	await page.goto(wordPress.url);
	expect(await page.content()).not.toContain('plumbline');
});
