import { defineRule } from '../../../audit/rule.ts';
import type { LinkTarget } from '../../../facts/derived/indexing/link-targets.fact.ts';
import { isGenericLinkText } from '../../../rule-sets/generic-link-texts.ts';
import { arePhrasesLoaded } from '../../../rule-sets/phrase-sets.ts';
import { isVisitorsLink } from '../is-visitors-link.ts';

export const linkAnchorsAreConsistent = defineRule({
	name: 'link_anchors_are_consistent',
	group: 'links',
	risk: 'low',
	difficulty: 'average',
	impact: 1,
	class: 'information',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://www.w3.org/WAI/standards-guidelines/act/rules/b20e66/',
		says: 'Links with the same text should lead to the same page or to equivalent pages.',
		checked: '2026-11-21',
	},
	reads: ['linkTargets', 'mainText'],
	mayRead: ['language'],
	title: 'Links with the same text lead to the same page',
	why: 'Two links with the same text promise the same page. People who have followed one will not follow the other.',
	fix: 'If the pages differ, say in each link which one it is.',
	messages: { differs: 'The link text “{text}” leads to {count} different pages' },
	evaluate({ language, linkTargets, mainText }, found) {
		const code = language?.code ?? null;
		if (!arePhrasesLoaded(code)) return { notChecked: 'language_not_loaded' };
		const inText = linkTargets.filter((target) => isInText(target, mainText.region));
		const texts = textsOfSeveral(inText);
		if (texts.size === 0) return;
		const theirs = inText.filter(({ link }) => texts.has(link.label));
		for (const [text, links] of Map.groupBy(theirs, ({ link }) => link.label)) {
			// Generic texts have their own rule.
			if (isGenericLinkText(text, code ?? '')) continue;
			const addresses = new Set(links.map(({ address }) => address));
			const nodes = links.map(({ link }) => link.node);
			found.differs({ text, count: addresses.size }, ...nodes);
		}
	},
});

/** Nearly all texts have a single URL, and do not need a list each. */
function textsOfSeveral(targets: readonly LinkTarget[]): ReadonlySet<string> {
	const first = new Map<string, string | null>();
	const several = new Set<string>();
	for (const { address, link } of targets) {
		const known = first.get(link.label);
		if (known === undefined) first.set(link.label, address);
		else if (known !== address) several.add(link.label);
	}
	return several;
}

const isInText = ({ address, isJump, link, scheme }: LinkTarget, region: string) =>
	link.region === region &&
	!link.isHidden &&
	!isVisitorsLink(link) &&
	!isJump &&
	address !== null &&
	scheme.startsWith('http') &&
	saysSomething.test(link.label);

const saysSomething = /\p{L}{3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
