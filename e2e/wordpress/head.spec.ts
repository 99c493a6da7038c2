import type { Page } from '@playwright/test';
import { complaintsOf } from './complaints.ts';
import { openSidebar } from './editor.ts';
import { foreignHead, otherSeoPlugins } from './plugins/other-seo-plugins.ts';
import type { RunningWordPress } from './site/start-wordpress.ts';
import { violationsIn } from './violations.ts';
import { expect, type Rest, test } from './wordpress-fixture.ts';

const hostile = `"><script>window.isBroken = 1</script></title><b onload='x'>&amp; <h1> ’`;

let wordPress: RunningWordPress;
let page: Page;
let rest: Rest;

test.beforeEach(({ page: ofStory, rest: asking, wordPress: site }) => {
	[page, rest, wordPress] = [ofStory, asking, site];
});

interface SavedPost {
	readonly id: number;
	readonly link: string;
	readonly meta: Readonly<Record<string, unknown>>;
}

/** Saves a published post over REST, as editors and other programs do. */
async function savePost(meta: object, title = 'A loaf'): Promise<SavedPost> {
	const data = { title, status: 'publish', content: 'Flour.', meta };
	return (await rest('/wp/v2/posts', data)).json();
}

/** The head as a visitor’s browser parses it. */
async function headOf(link: string) {
	// A separate context: without its cookies, the page of the writer could send no more requests.
	const visitor = await page.context().browser()?.newContext();
	if (!visitor) throw new Error('The browser has gone.');
	await visitor.addCookies([
		{ name: 'playground_auto_login_already_happened', value: '1', url: wordPress.url },
	]);
	const visited = await visitor.newPage();
	const heard = complaintsOf(visited);
	await visited.goto(link);
	const head = await readHead(visited);
	await visitor.close();
	expect(heard).toEqual([]);
	return head;
}

const readHead = (visited: Page) =>
	visited.evaluate(() => {
		const content = (selector: string) =>
			document.querySelector(selector)?.getAttribute('content') ?? null;
		return {
			title: document.title,
			description: content('meta[name="description"]'),
			robots: content('meta[name="robots"]'),
			canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
			social: content('meta[property="og:title"]'),
			isBroken: 'isBroken' in window,
			inHead: Boolean(document.head.querySelector('link[rel="https://api.w.org/"]')),
		};
	});

test('prints the writer’s fields with their variables filled in', async () => {
	const { link } = await savePost({
		_plumbline_title: '{title} {separator} {site} {nonsense}',
		_plumbline_description: 'How to bake {title}.',
		_plumbline_canonical: 'https://example.com/loaf',
		_plumbline_robots: ['nosnippet'],
		_plumbline_social_title: 'Share {title}',
	});

	expect(await headOf(link)).toMatchObject({
		title: `A loaf – ${await siteTitle()} {nonsense}`,
		description: 'How to bake A loaf.',
		canonical: 'https://example.com/loaf',
		robots: expect.stringContaining('nosnippet'),
		social: 'Share A loaf',
	});
});

async function siteTitle(): Promise<string> {
	return (await (await rest('/')).json()).name;
}

test('a hidden post has noindex and is in no sitemap', async () => {
	const hidden = await savePost({ _plumbline_hidden: true }, 'Thank you');
	const shown = await savePost({ _plumbline_hidden: false }, 'A loaf to find');
	const sitemap = await page.request.get(`${wordPress.url}/?sitemap=posts&sitemap-subtype=post`);
	const addresses = await sitemap.text();

	expect(addresses).toContain(shown.link.replace('&', '&#038;'));
	expect(addresses).not.toContain(hidden.link.replace('&', '&#038;'));
	expect((await headOf(hidden.link)).robots).toContain('noindex');
	expect((await headOf(shown.link)).robots).not.toContain('noindex');
});

test('the posts page prints its own fields', async () => {
	const meta = {
		_plumbline_title: 'All our {title}',
		_plumbline_description: 'News of the bakery.',
		_plumbline_hidden: true,
		_plumbline_canonical: 'https://example.com/news',
	};
	const list = { title: 'News', status: 'publish', meta };
	const { id, link } = await (await rest('/wp/v2/pages', list)).json();
	await rest('/wp/v2/settings', { show_on_front: 'page', page_for_posts: id });

	const head = await headOf(link);
	const front = await headOf(wordPress.url);

	await rest('/wp/v2/settings', { show_on_front: 'posts', page_for_posts: 0 });
	expect(head).toMatchObject({
		title: 'All our News',
		description: 'News of the bakery.',
		robots: expect.stringContaining('noindex'),
		canonical: 'https://example.com/news',
	});
	expect(front).toMatchObject({
		description: null,
		robots: expect.not.stringContaining('noindex'),
	});
});

test('the head never reveals a password-protected excerpt', async () => {
	const description = { _plumbline_description: 'How to bake. {excerpt}' };
	const { id, link } = await savePost(description, 'For members');
	const excerpt = 'The secret is the oven.';
	await rest(`/wp/v2/posts/${id}`, { excerpt });
	expect((await headOf(link)).description).toBe(`How to bake. ${excerpt}`);

	await rest(`/wp/v2/posts/${id}`, { password: 'loaf' });

	expect((await headOf(link)).description).toBe('How to bake.');
});

test('markup in fields stays text', async () => {
	const saved = await savePost({
		_plumbline_title: hostile,
		_plumbline_description: hostile,
		_plumbline_social_title: hostile,
		_plumbline_social_description: hostile,
		_plumbline_canonical: `javascript:alert(1)//${hostile}`,
	});

	const head = await headOf(saved.link);

	expect(head).toMatchObject({ isBroken: false, inHead: true });
	expect(head.description).toBe(hostile.replace('&amp;', '&'));
	expect(head.title).toContain('<script>');
	expect(head.canonical).toBe(saved.link);
});

test('sanitizes lists, and refuses invalid items', async () => {
	const { meta } = await savePost({
		_plumbline_keywords: [
			{ keyword: '  rye\n bread ', synonyms: ['', 'crispbread'] },
			{ keyword: '', synonyms: [] },
		],
		_plumbline_dismissals: [{ kind: 'rule', name: 'links_have_text', reason: 'Icons.' }],
	});

	expect(meta).toMatchObject({
		_plumbline_keywords: [{ keyword: 'rye bread', synonyms: ['crispbread'] }],
		_plumbline_dismissals: [{ kind: 'rule', name: 'links_have_text', reason: 'Icons.' }],
	});
	const data = { title: 'x', meta: { _plumbline_robots: ['eatme'] } };
	const refused = await rest('/wp/v2/posts', data);
	expect(refused.status()).toBe(400);
});

test('visitors can neither read nor write the meta', async ({ request }) => {
	const { id } = await savePost({ _plumbline_description: 'Ours' });
	const address = `${wordPress.url}/?rest_route=/wp/v2/posts/${id}`;

	const written = await request.post(address, { data: { meta: { _plumbline_title: 'Theirs' } } });
	const edited = await request.get(`${address}&context=edit`);
	const seen = await request.get(address);

	expect(written.status()).toBe(401);
	expect(edited.status()).toBe(401);
	expect(seen.status()).toBe(200);
	expect(await seen.text()).not.toContain('_plumbline');
});

test('prints nothing where a different SEO plugin owns the head, and reads its fields', async () => {
	const { id, link } = await savePost({ _plumbline_title: 'Ours', _plumbline_description: 'Ours' });
	for (const other of otherSeoPlugins) {
		const { constant: value, meta, name, row } = other;
		await page.context().addCookies([{ name: 'story_other', value, url: wordPress.url }]);
		await rest('/stories/v1/other', { post: id, meta, row });

		const head = await rest(`/plumbline/v1/posts/${id}/head`);
		expect(await head.json(), name).toMatchObject(foreignHead(other));
		expect(await (await page.request.get(link)).text(), name).not.toContain('Ours');
	}
	await page.context().clearCookies({ name: 'story_other' });
	expect(await (await page.request.get(link)).text()).toContain('Ours');
});

test('one save changes how pages and dates appear, and names variables that do not exist', async () => {
	const { link } = await (
		await rest('/wp/v2/pages', { title: 'Where we are', status: 'publish', content: 'Flour.' })
	).json();
	await page.goto(`${wordPress.url}/wp-admin/options-general.php?page=plumbline&tab=types`);
	const pages = await openKind('Pages');
	await pages
		.getByRole('textbox', { name: 'Title template' })
		.fill(`{titel} {separator} {title} ${hostile}`);
	await expect(pages.getByText('Unknown, and left out: {titel}')).toBeVisible();
	await expect(pages.locator('.plumbline-kind__title')).toContainText('<script>');
	await pages.getByLabel('Show in search engines').uncheck();
	const { plumbline_fields: fieldsOfSite } = await (await rest('/wp/v2/settings')).json();
	await page.getByRole('link', { name: 'Checks' }).click();
	await page.getByLabel('Fields to audit').fill('subtitle\n\n größe ');
	await page.getByRole('link', { name: 'Archives' }).click();
	const dates = await openKind('Dates');
	await dates.getByLabel('Show in search engines').uncheck();
	await expect(page.getByText('Not saved yet: Content types, Archives, Checks')).toBeVisible();
	expect(await violationsIn(page, '.wrap')).toEqual([]);
	await page.getByRole('button', { name: 'Save changes' }).click();
	await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
	expect(await (await rest('/wp/v2/settings')).json()).toMatchObject({
		plumbline_fields: ['subtitle', 'größe'],
		plumbline_delete_data: false,
	});
	await rest('/wp/v2/settings', { plumbline_fields: fieldsOfSite });

	const head = await headOf(link);
	expect(head).toMatchObject({ isBroken: false, inHead: true });
	expect(head.title).toMatch(/^Where we are .><script>.*<\/title>/);
	expect(head.robots).toContain('noindex');
	const { link: ofPost } = await savePost({});
	expect(await headOf(ofPost)).toMatchObject({ robots: 'max-image-preview:large' });
	const home = await headOf(`${wordPress.url}/`);
	expect(home.canonical).toBe(`${wordPress.url}/`);
	expect((await headOf(`${wordPress.url}/?m=${new Date().getFullYear()}`)).robots).toContain(
		'noindex',
	);
	const shown = { _plumbline_title: '', _plumbline_hidden: false };
	await rest('/plumbline/v1/appearance', {
		values: { 'every:post.page': shown, 'every:date': shown },
	});
	expect((await headOf(link)).robots).toBe('max-image-preview:large');
});

/** Opens the row of a kind of page under Settings → Plumbline. */
async function openKind(name: string) {
	const row = page.locator('.plumbline-kind', { has: page.getByText(name, { exact: true }) });
	await row.locator('summary').first().click();
	return row;
}

test('a title with variables of the other plugin is known, a field with unknown ones is not', async () => {
	const { id } = await savePost({});
	const value = 'RANK_MATH_VERSION';
	await page.context().addCookies([{ name: 'story_other', value, url: wordPress.url }]);
	const meta = {
		rank_math_title: '%title% %sep% %sitename%',
		rank_math_description: '%parent_title%',
	};
	await rest('/stories/v1/other', { post: id, meta });

	const head = await rest(`/plumbline/v1/posts/${id}/head`);
	expect(await head.json()).toMatchObject({
		fields: { title: '{title} {separator} {site}', description: null, keywords: [] },
	});
});

test('beats pain 9: typing a keyword makes the post worth saving, opening it does not', async () => {
	const dirty = () =>
		page.evaluate(() => window.wp.data.select('core/editor').isEditedPostDirty?.());
	const { id } = await savePost({
		_plumbline_keywords: [{ keyword: 'rye', synonyms: ['secale'] }],
	});
	await page.goto(`${wordPress.url}/wp-admin/post.php?post=${id}&action=edit`);
	const { sidebar } = await openSidebar(page);
	await expect(sidebar.getByLabel('Focus keyword')).toHaveValue('rye');
	expect(await dirty()).toBe(false);

	await sidebar.getByLabel('Focus keyword').fill('rye bread');
	expect(await dirty()).toBe(true);
	await page.evaluate(() => window.wp.data.dispatch('core/editor').savePost?.());
	await expect.poll(dirty).toBe(false);

	const saved = await page.evaluate(
		(postId) => window.wp.apiFetch({ path: `/wp/v2/posts/${postId}?context=edit`, method: 'GET' }),
		id,
	);
	expect(saved).toMatchObject({
		meta: { _plumbline_keywords: [{ keyword: 'rye bread', synonyms: ['secale'] }] },
	});
	// A meta box would keep two people from editing the post at once, so there must be none.
	expect(await page.locator('#plumbline, .postbox').count()).toBe(0);
});
