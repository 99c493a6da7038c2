import { isLocalHost, isUnpublished } from '../../../addresses/local-host.ts';
import { parseAddress } from '../../../addresses/parse-address.ts';
import { defineRule } from '../../../audit/rule.ts';
import type { OpenGraphTag } from '../../../facts/collected/head/open-graph.fact.ts';
import { shownDescription, shownTitle } from '../../../facts/derived/page/shown-text.ts';
import { arePhrasesLoaded } from '../../../rule-sets/phrase-sets.ts';
import { piecesOfTitle } from '../../../text/keywords/site-name.ts';
import { failedAddress } from '../../../values/failed-address.ts';
import {
	findUnfilledParts,
	findUnfilledSentences,
	type Placeholder,
	printedIn,
} from '../../../values/failed-value.ts';
import { isUnsetDay } from '../../../values/unset-days.ts';
import { isSubject } from '../../page-subject.ts';

export const socialTagsHaveNoPlaceholderText = defineRule({
	name: 'social_tags_have_no_placeholder_text',
	group: 'page',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'convention',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://ogp.me/',
		says: 'og:title is the title of the object as it should appear in the graph, og:image a URL of an image that represents it.',
		checked: '2026-11-25',
	},
	reads: ['openGraph'],
	mayRead: ['descriptions', 'headings', 'language', 'opening', 'titles', 'url'],
	title: 'Tags for link previews have real values',
	why: 'Networks and messengers show these values wherever the page is shared. A template that has no value makes “undefined” the title of the card, or leaves it without a picture.',
	fix: 'Find out why the value is missing, and leave the tag out until there is one; the title and the description of the page then serve instead.',
	messages: {
		placeholder: '{property} contains the placeholder “{text}”',
		address: '{property} has a URL that nobody can open: “{content}”',
	},
	many: '{count} tags for link previews have no real value',
	evaluate(page, found) {
		const tags = page.openGraph.filter(({ content }) => content);
		if (tags.length === 0) return 'not_applicable';
		const code = page.language?.code ?? null;
		if (!arePhrasesLoaded(code)) return { notChecked: 'language_not_loaded' };
		// A tag that repeats them is reported there.
		const said = new Set([
			shownTitle(page.titles ?? [])?.text,
			shownDescription(page.descriptions ?? [])?.content,
		]);
		for (const { content, node, property } of tags) {
			if (addresses.test(property)) {
				if (isNowhere(content, page.url)) found.address({ property, content }, node);
				continue;
			}
			const placeholder = said.has(content) ? null : failedIn({ content, property }, code);
			if (placeholder && !isSubject(placeholder, page)) {
				found.placeholder({ property, text: placeholder.text }, node);
			}
		}
	},
});

const addresses =
	/^(?:og|twitter):(?:url|(?:image|video|audio|player)(?::url|:src|:secure_url|:stream)?)$/;

function isNowhere(content: string, url: string | null): boolean {
	const failed = failedAddress(content);
	if (failed) return failed.kind === 'sure' || failedAddress(url ?? '')?.text !== failed.text;
	const host = parseAddress(content)?.hostname ?? '';
	return isLocalHost(host) && !isUnpublished(url);
}

function failedIn(
	{ content, property }: Pick<OpenGraphTag, 'content' | 'property'>,
	language: string | null,
): Pick<Placeholder, 'kind' | 'name' | 'text'> | null {
	const [, name] = /:(title|site_name|description)$/.exec(property) ?? [];
	if (property.endsWith('_time') && isUnsetDay(content)) return printed(content);
	if (!name) return content === 'Array' ? printed(content) : printedIn(content, 'field');
	const found =
		name === 'description'
			? findUnfilledSentences(content, language)
			: findUnfilledParts(piecesOfTitle(content), language, content);
	return found[0] ?? null;
}

const printed = (text: string) => ({ text, name: text, kind: 'printed' as const });
