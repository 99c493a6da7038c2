import { createLiveAudit, load, type ReportedRule } from '@plumbline/core';
import { countryOf } from '../audit/country.ts';

/** A post with a bit of everything, so that only what no editor can know is left unjudged. */
const sample = {
	title: 'A',
	description: 'A',
	url: 'https://example.com/a',
	blocks: [{ id: 'a', name: 'core/paragraph', html: '<p>A</p>' }],
};

/** The rules that the editor can judge, by their titles. */
export async function blockableRules(
	postLanguage: string,
	userLanguage: string,
): Promise<readonly ReportedRule[]> {
	const language = postLanguage || 'en';
	await load({ html: true, languages: [language], locale: userLanguage });
	const audit = createLiveAudit({
		geo: countryOf(language),
		locale: userLanguage,
		keywords: ['a'],
	});
	return audit
		.update({ ...sample, language })
		.rules.filter((rule) => rule.status !== 'not_checked' && rule.class !== 'information')
		.sort((one, other) => one.title.localeCompare(other.title, userLanguage));
}
