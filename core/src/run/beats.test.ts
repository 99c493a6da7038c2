import { expect, test } from 'vitest';
import { factsOfHtml } from '../facts/facts-of-html.fixtures.ts';
import { pageLinks } from '../insights/links/page-links.ts';
import { auditHtml } from './audit-html.ts';

/**
 * The most common complaints about content checks in editors; docs/wordpress/beats.md lists them
 * all.
 */
const page = (lang: string, title: string, body: string) =>
	`<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body><main>${body}</main></body></html>`;

function statuses(
	html: string,
	keywords: readonly string[],
	geo = 'us',
	url = 'https://example.com/a',
) {
	const { rules } = auditHtml(html, { geo, keywords, url });
	return Object.fromEntries(rules.map(({ name, status }) => [name, status]));
}

const keywordRules = ['keyword_in_h1_tag', 'keyword_in_body_text'];

test.each([
	['zh-CN', 'cn', '机械键盘', '<h1>机械键盘怎么选</h1><p>机械键盘的手感很重要。先看轴体。</p>'],
	['ja', 'jp', '天然酵母', '<h1>天然酵母のパン</h1><p>天然酵母は毎日の世話で育ちます。</p>'],
	['th', 'th', 'กาแฟดริป', '<h1>กาแฟดริปที่บ้าน</h1><p>กาแฟดริปทำง่ายมาก</p>'],
	['ko', 'kr', '김치찌개', '<h1>김치찌개 끓이는 법</h1><p>오늘은 김치찌개를 끓여 봅니다.</p>'],
	['hi', 'in', 'राजमा', '<h1>राजमा कैसे बनाएं</h1><p>राजमा रात भर भिगोएं। सुबह पकाएं।</p>'],
	['vi', 'vn', 'phở bò', '<h1>Phở bò Hà Nội</h1><p>Phở bò cần nước dùng trong.</p>'],
])('beats pain 7: finds a keyphrase in %s', (lang, geo, keyword, body) => {
	const found = statuses(page(lang, keyword, body), [keyword], geo);
	expect(keywordRules.map((name) => found[name])).toEqual(keywordRules.map(() => 'passed'));
});

test.each([
	['de', 'das', 'Das Brot backen wir am Morgen, und es bleibt lange frisch. ', 'failed'],
	['en', 'das', 'We bake the bread in the morning, and it keeps for long. ', 'passed'],
	['is', 'og', 'Við bökum brauð á hverjum morgni og það er gott. ', 'not_applicable'],
])(
	'beats pain 8: a text in %s is judged by its own language, on a site in any',
	(lang, keyword, text, status) => {
		const html = page(lang, 'Brot', `<h1>Brot</h1><p>${text.repeat(12)}</p>`);
		expect(statuses(html, [keyword]).keyword_is_not_only_function_words).toBe(status);
	},
);

test.each([
	[
		'accents typed or not',
		'accion humana',
		'<h1>Acción humana</h1><p>La acción humana es libre.</p>',
		'es',
	],
	['accents in the keyphrase alone', 'acción', '<h1>Accion</h1><p>La accion es libre.</p>', 'es'],
	[
		'other forms of its words',
		'run shoe',
		'<h1>Running shoes</h1><p>Running shoes wear out.</p>',
		'en',
	],
	[
		'code',
		'git rebase',
		'<h1><code>git rebase</code></h1><p><code>git rebase</code> is safe.</p>',
		'en',
	],
	['hyphens', 'long-term care', '<h1>Long term care</h1><p>Long term care costs.</p>', 'en'],
	['emphasis', 'rye bread', '<h1>Rye <em>bread</em></h1><p>R<b>ye</b> bread keeps.</p>', 'en'],
	['a full stop behind it', 'rye bread', '<h1>Rye bread.</h1><p>We bake rye bread.</p>', 'en'],
])('beats pain 14: %s make no difference', (_what, keyword, body, lang) => {
	const found = statuses(page(lang, 'Bread', body), [keyword]);
	expect(keywordRules.map((name) => found[name])).toEqual(keywordRules.map(() => 'passed'));
});

test('beats pain 14: scattered words are not the phrase, and never count as overuse', () => {
	const body = `<h1>Cats</h1><p>${'The food was bad, so my healthy neighbour gave it to her cat. Cat owners say healthy dogs eat food. '.repeat(6)}</p>`;
	const found = statuses(page('en', 'Cats', body), ['healthy cat food']);
	expect(found.keyword_is_not_overused).not.toBe('failed');
	expect(found.keyword_in_h1_tag).toBe('failed');
});

test('beats pain 14: a post without a keyphrase loses nothing', () => {
	const body = `<h1>Bread</h1><p>${'We bake bread every morning. '.repeat(20)}</p>`;
	const html = page('en', 'How we bake our bread every morning', body);
	const score = (keywords: readonly string[]) =>
		auditHtml(html, { geo: 'us', keywords, url: 'https://example.com/a' }).score;
	expect(score([])).toBeGreaterThanOrEqual(score(['bread']));
});

test('beats pain 10: long sentences are information, never a fault', () => {
	const long = `Take ${'flour of rye and of wheat from the old mill and '.repeat(12)}water. `;
	const found = statuses(page('en', 'Bread', `<p>${long.repeat(12)}</p>`), []);
	expect(found.sentences_are_not_too_long).toBe('information');
});

test('beats pain 10: no rule counts passive voice or transition words', () => {
	const { rules } = auditHtml(page('en', 'Bread', '<p>The door is closed.</p>'), { geo: 'us' });
	expect(rules.filter(({ name }) => /passive|transition/.test(name))).toEqual([]);
});

test.each([
	['https://www.example.com/oven', false],
	['/oven', false],
	['//example.com/oven', false],
	['http://example.com/oven', false],
	['https://bakery.example/', true],
])('beats pain 15: a link to %s leads away: %s', (href, leadsAway) => {
	const html = page('en', 'Bread', `<a href="${href}">Our oven</a>`);
	const [link] = pageLinks(factsOfHtml(html, { url: 'https://example.com/a' })) ?? [];
	expect(link?.kind).toBe(leadsAway ? 'external' : 'internal');
});

test('beats pain 15: an empty alternative text is decoration, a missing one is not', () => {
	const image = (alt: string) => statuses(page('en', 'Bread', `<img src="a.jpg"${alt}>`), []);
	expect(image(' alt=""').images_have_alt_attribute).toBe('passed');
	expect(image('').images_have_alt_attribute).toBe('failed');
});
