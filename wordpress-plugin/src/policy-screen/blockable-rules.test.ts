import { createLiveAudit, type EditorPost, factsOfHtml } from '@plumbline/core';
import { allFixtures } from '@plumbline/core/fixtures';
import { fixtureHtml, fixtureOptions } from '@plumbline/core/ordinary-page';
import { expect, test } from 'vitest';
import { blockersIn } from '../policy/site-policy.ts';
import { blockableRules } from './blockable-rules.ts';

const site = { postLanguage: 'en-US', userLanguage: 'en-US', headOwner: null };
const namesFor = async (given: Partial<Parameters<typeof blockableRules>[0]> = {}) =>
	(await blockableRules({ ...site, ...given })).map(({ name }) => name);

const files = await allFixtures();

type Fixture = Parameters<typeof fixtureHtml>[0];

/** The page as a post: fields for the head, one block for the rest. */
function postOf(fixture: Fixture): EditorPost {
	const html = fixtureHtml(fixture);
	const { facts } = factsOfHtml(html, { ...fixtureOptions(fixture), scope: 'document' });
	return {
		title: facts.titles?.[0]?.text ?? '',
		description: facts.descriptions?.[0]?.content ?? '',
		canonical: facts.canonicals?.[0]?.href ?? '',
		robots: (facts.robotsMetas ?? []).map(({ content }) => content).join(', '),
		social: Object.fromEntries(
			(facts.openGraph ?? []).map(({ content, property }) => [property, content]),
		),
		...(facts.url !== null && { url: facts.url }),
		language: facts.htmlTags?.[0]?.lang ?? 'en',
		blocks: [{ id: 'all', name: 'core/html', html: contentOf(html) }],
	};
}

/** The body with the structured data of the head: in a post, writers put it into a block. */
function contentOf(html: string): string {
	const data = html.match(/<script type="application\/ld\+json">.*?<\/script>/gs) ?? [];
	const body = /<body[^>]*>(.*?)(?:<\/body>|$)/s.exec(html)?.[1] ?? '';
	return data.filter((script) => !body.includes(script)).join('') + body;
}

/** Whether publishing the fixture’s post is refused where the site requires the rule. */
function isHeldBack(rule: string, fixture: Fixture): boolean {
	const report = createLiveAudit(fixtureOptions(fixture)).update(postOf(fixture));
	return (
		blockersIn(report, { blocking: [rule], dismissals: [], canDismissForSite: false }).length > 0
	);
}

test('every check that is offered holds back a post that fails it', async () => {
	const offered = await namesFor();

	const open = offered.filter((name) => {
		const bad = Object.values(files.find(({ rule }) => rule.name === name)?.bad ?? {});
		return !bad.some((fixture) => isHeldBack(name, fixture));
	});
	expect(open).toEqual([]);
	expect(offered.length).toBeGreaterThan(60);
});

test('offers what an editor can judge, and nothing that needs the page', async () => {
	const names = await namesFor();

	expect(names).toContain('title_tag_used');
	expect(names).toContain('meta_description_tag_used');
	expect(names).toContain('page_is_indexable');
	expect(names).not.toContain('main_content_is_not_empty');
});

test('offers nothing about a head that a different plugin writes', async () => {
	const names = await namesFor({ headOwner: 'Yoast SEO' });

	expect(names).not.toContain('meta_description_tag_used');
	expect(names).not.toContain('page_is_indexable');
});

test('names and sorts rules in the language of the menus', async () => {
	const [first] = await blockableRules({ ...site, postLanguage: 'ja', userLanguage: 'ja' });

	expect(first?.title).toMatch(/[ぁ-んァ-ン一-龠]/);
});
