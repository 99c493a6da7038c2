import { defineRule } from '../../../audit/rule.ts';
import type { LinkTarget } from '../../../facts/derived/indexing/link-targets.fact.ts';
import { isVisitorsLink } from '../is-visitors-link.ts';

export const inPageAnchorsExist = defineRule({
	name: 'in_page_anchors_exist',
	group: 'links',
	risk: 'low',
	difficulty: 'easy',
	impact: 1,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment',
		says: 'A link to a fragment scrolls to the element with that id, or to an anchor with that name; “top” is the top of the page.',
		checked: '2026-11-21',
	},
	reads: ['jumpTargets', 'linkTargets', 'mainText', 'wholePage'],
	title: 'Links inside the page have a target',
	why: 'If clicking an entry in a table of contents does nothing, people think that the page is broken.',
	fix: 'Give the target the id that the link names, or correct the link.',
	messages: { missing: 'The link “{text}” leads to “{href}”, which is not on the page' },
	many: '{count} links inside the page lead nowhere',
	evaluate({ jumpTargets, linkTargets, mainText }, found) {
		const jumps = linkTargets.filter((target) => isJumpInText(target, mainText.region));
		if (jumps.length === 0) return 'not_applicable';
		const places = new Set(jumpTargets.flat());
		for (const { href, link } of jumps) {
			const name = href.slice(1);
			if (places.has(name) || places.has(decoded(name))) continue;
			found.missing({ text: link.text, href }, link.node);
		}
	},
});

/**
 * Leaves out what scripts handle: menus around the text, links that act as buttons, and links that
 * scripts find by id.
 */
const isJumpInText = ({ href, link }: LinkTarget, region: string) =>
	href.startsWith('#') &&
	link.region === region &&
	!link.isHidden &&
	!isVisitorsLink(link) &&
	link.clickScript === null &&
	(link.role === null || link.role === 'link') &&
	!link.isButton &&
	!link.isTarget &&
	link.text !== '' &&
	/^#[^/!:][^:=]*$/.test(decoded(href)) &&
	!/^#top$/i.test(href);

function decoded(name: string): string {
	try {
		return decodeURIComponent(name);
	} catch {
		// A percent sign that encodes nothing is literal.
		return name;
	}
}
