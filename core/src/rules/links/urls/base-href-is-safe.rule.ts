import { plainHost } from '../../../addresses/address-spelling.ts';
import { isUnpublished } from '../../../addresses/local-host.ts';
import { pageAddress } from '../../../addresses/page-address.ts';
import { defineRule } from '../../../audit/rule.ts';

export const baseHrefIsSafe = defineRule({
	name: 'base_href_is_safe',
	group: 'links',
	risk: 'moderate',
	difficulty: 'easy',
	impact: 3,
	class: 'convention',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://html.spec.whatwg.org/multipage/semantics.html#the-base-element',
		says: 'A document has at most one base element; the first is the base of all relative URLs, and it must not be a data: or javascript: URL.',
		checked: '2026-11-20',
	},
	reads: ['baseTags', 'url'],
	title: 'The base of relative URLs is correct',
	why: 'A base element changes where every relative link, image and canonical URL on the page points. A wrong one sends all of them to the wrong place.',
	fix: 'Remove the base element, or point it to an https URL on this site.',
	messages: {
		several: 'There are {count} base elements; only the first counts',
		scheme: 'The base “{href}” is not a web URL, so browsers ignore it',
		other_site: 'Relative URLs lead to another site: “{host}”',
		insecure: 'Relative URLs leave the encrypted site: “{href}”',
	},
	evaluate({ baseTags, url }, found) {
		const [first, ...others] = baseTags;
		const page = pageAddress(url);
		if (!first || !page || isUnpublished(url)) return 'not_applicable';
		const { href, node } = first;
		const base = URL.parse(href, url);
		if (!base?.protocol.startsWith('http')) found.scheme({ href }, node);
		else if (siteOf(base) !== siteOf(page)) found.other_site({ host: base.hostname }, node);
		else if (page.protocol === 'https:' && base.protocol === 'http:') {
			found.insecure({ href }, node);
		}
		if (others.length > 0) {
			found.several({ count: baseTags.length }, ...others.map((tag) => tag.node));
		}
	},
});

/** Subdomains belong together: a page on “m.” may use the main host as its base. */
const siteOf = (url: URL) => plainHost(url).split('.').slice(-2).join('.');
