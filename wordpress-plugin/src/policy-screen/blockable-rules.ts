import { createLiveAudit, type EditorPost, load, type ReportedRule } from '@plumbline/core';
import { countryOf } from '../audit/country.ts';

/** A post with a little of everything: only rules that no editor can judge stay “not checked”. */
const sample: Omit<EditorPost, 'language'> = {
	title: 'A',
	mainHeading: 'A',
	url: 'https://example.com/a',
	blocks: [{ id: 'a', name: 'core/html', html: '<h1>A</h1><p>A</p>' }],
};

/**
 * The head that this plugin writes. The head that a different plugin writes is known only on the
 * rendered page.
 */
const ownHead = { description: 'A', canonical: 'https://example.com/a', robots: 'all', social: {} };

/** Rules that our fields cannot break: each field becomes one tag in the head, for all engines. */
const alwaysRight: ReadonlySet<string> = new Set([
	'canonical_is_in_head',
	'meta_description_is_in_head',
	'only_one_canonical_tag',
	'only_one_meta_description_tag',
	'only_one_title_tag',
	'page_is_not_noindexed_for_one_engine',
	'title_tag_is_in_head',
]);

interface Site {
	readonly postLanguage: string;
	readonly userLanguage: string;
	/** Name of the plugin that provides title and description; null if it is this one. */
	readonly headOwner: string | null;
}

/** The rules that the editor can judge, sorted by title. */
export async function blockableRules({
	headOwner,
	postLanguage,
	userLanguage,
}: Site): Promise<readonly ReportedRule[]> {
	const language = postLanguage || 'en';
	await load({ html: true, languages: [language], locale: userLanguage });
	const audit = createLiveAudit({
		geo: countryOf(language),
		locale: userLanguage,
		keywords: ['a'],
	});
	return audit
		.update({ ...sample, ...(headOwner === null && ownHead), language })
		.rules.filter((rule) => rule.status !== 'not_checked' && rule.class !== 'information')
		.filter(({ name }) => !alwaysRight.has(name))
		.sort((one, other) => one.title.localeCompare(other.title, userLanguage));
}
