import { isUnpublished } from '../../../addresses/local-host.ts';
import { parseAddress } from '../../../addresses/parse-address.ts';
import { defineRule } from '../../../audit/rule.ts';
import { failedAddress } from '../../../values/failed-address.ts';
import { singleCanonical } from '../../indexability/canonical/single-canonical.ts';

export const openGraphUrlMatchesCanonical = defineRule({
	name: 'open_graph_url_matches_canonical',
	group: 'page',
	risk: 'low',
	difficulty: 'easy',
	impact: 5,
	class: 'convention',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://ogp.me/',
		says: 'og:url is the canonical URL of the object, which is its permanent ID in the graph.',
		checked: '2026-11-25',
	},
	reads: ['openGraph', 'statedCanonicals'],
	supersededBy: [{ rule: 'canonical_is_valid', hides: 'rule' }],
	title: 'og:url and the canonical link name the same page',
	why: 'Both name the one URL of the page. If they differ, one of them is wrong: search engines and networks count two pages, or results show a URL that nobody meant.',
	fix: 'Find out which of the two URLs people should see, and write it in both tags.',
	messages: { differ: 'The canonical link names “{canonical}”, and og:url names “{shared}”' },
	evaluate({ openGraph, statedCanonicals }, found) {
		const canonical = singleCanonical(statedCanonicals);
		const tag = openGraph.find(({ content, property }) => property === 'og:url' && content);
		const content = tag?.content ?? '';
		// Another rule reports the text of a template.
		const shared = failedAddress(content) ? null : parseAddress(content);
		if (!canonical || !tag || !shared || shared.host !== canonical.address.host) {
			return 'not_applicable';
		}
		if (isUnpublished(canonical.address.href) || isSamePage(canonical.address, shared)) return;
		const values = { canonical: canonical.address.pathname, shared: shared.pathname };
		found.differ(values, ...canonical.nodes, tag.node);
	},
});

/** Short links name the same page by its number alone. */
const isSamePage = (left: URL, right: URL) =>
	plainPath(left) === plainPath(right) ||
	numbersIn(left.pathname).some((number) => numbersIn(right.pathname).includes(number));

const plainPath = ({ pathname }: URL) =>
	pathname.replace(/\/+$/, '').replace(/[-_]+/g, '-').toLowerCase();

const numbersIn = (path: string): readonly string[] => path.match(/\d{4,}/g) ?? [];
