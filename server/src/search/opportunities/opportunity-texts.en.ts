import type { OpportunityTexts } from './texts-of-opportunities.ts';

const whole = (value: number | null | undefined) => Math.round(value ?? 0).toLocaleString('en-US');
const position = (value: number | null) => (value ?? 0).toFixed(1);
const times = (count: number) => (count === 1 ? 'once' : `${count} times`);
const quoted = (words: readonly string[] = []) => words.map((word) => `“${word}”`).join(', ');
const places = { title: 'the title', headings: 'the headings' } as const;
const listed = (names: readonly (keyof typeof places)[] = []) =>
	names.map((name) => places[name]).join(' and ');

export const opportunityTextsEn: OpportunityTexts = {
	kinds: {
		near_first_page: ({ keyword, evidence }) => ({
			reason: `“${keyword}” is just behind the first page of results (position ${position(evidence.average_position)}, ${whole(evidence.impressions)} impressions), and ${listed(evidence.missing_in)} of the page lack ${quoted(evidence.missing_words)}.`,
			what_to_do:
				'If the page answers this query, say so in its title and a heading, in the words that people search with.',
		}),
		few_clicks_for_position: ({ keyword, evidence }) => ({
			reason: `“${keyword}” got ${whole(evidence.clicks)} clicks at position ${position(evidence.average_position)}. Other queries of this site get about ${whole(evidence.usual_clicks)} there.`,
			what_to_do:
				'Look at the results page for this query: compare your title and snippet with those around it, and see whether something else answers the query first.',
		}),
		decay: ({ clicks_to_gain, evidence }) => ({
			reason: `The page lost about ${whole(clicks_to_gain)} clicks in ${evidence.weeks_fallen} weeks (${whole(evidence.clicks)} instead of ${whole(evidence.expected_clicks)}), more than the site as a whole and more than the page varies by itself.`,
			what_to_do:
				'See which of its queries fell, what changed on the page in those weeks, and whether its content is still up to date.',
		}),
		pages_take_turns: ({ keyword, evidence }) => ({
			reason: `${evidence.pages?.length} pages take turns for “${keyword}”: the best one changed ${times(evidence.turns ?? 0)} in 28 days.`,
			what_to_do:
				'Decide which page should answer this query. Link to it from the others with those words, and let the others be about something else, or merge them.',
		}),
		blocked_with_impressions: ({ evidence, verdict }) => ({
			reason:
				`The page had ${whole(evidence.impressions)} impressions and ${whole(evidence.clicks)} clicks, and now it is kept out of the index. ${verdict?.reason ?? ''}`.trim(),
			what_to_do: verdict?.fix ?? '',
		}),
	},
	notLooked: {
		no_figures: 'No search figures were read yet. Connect Search Console first.',
		few_queries: 'The site has too few queries to know how many clicks are usual at a position.',
		few_weeks: 'It takes 16 weeks of figures to know how much a page varies by itself.',
		no_inspections:
			'Google’s verdict was not requested for any page yet. It comes with the next sync.',
		no_audits: 'No page was audited yet, so titles and headings are unknown.',
	},
};
