import { type AuditHtmlOptions, factsOfHtml } from '@plumbline/core';
import { keywordSources } from '../../core/src/facts/derived/keywords/keyword-sources.ts';
import { createFactStore } from '../../core/src/facts/fact-store.ts';
import type { KeywordChoice } from '../../core/src/text/keywords/choose-keywords.ts';
import { keywordChoice } from '../../core/src/text/keywords/extract-keywords.ts';
import { kindOf, type Signs, signsOf } from '../../core/src/text/keywords/keyword-likelihood.ts';
import { isPlausible } from '../../core/src/text/keywords/keyword-plausibility.ts';
import { spellingOf } from '../../core/src/text/keywords/keyword-spelling.ts';
import { pieceShares } from '../../core/src/text/keywords/piece-shares.ts';
import { judge, type Labels } from '../figures/keywords/strict-score.ts';
import { framed } from '../labelled-pages/frame.ts';
import type { LabelledPage } from '../labelled-pages/labelled-page.ts';
import type { RealPageLabels } from '../labelled-pages/real-page-labels.ts';
import { realPage } from '../noise/real-pages.ts';

export interface LabelledPhrase {
	readonly kind: ReturnType<typeof kindOf>;
	readonly signs: Signs;
	/** A label names it. */
	readonly isRight: boolean;
}

/** A page with the phrases that may be its keywords. */
export interface LabelledChoice {
	readonly labels: Labels;
	/** Null if nothing is suggested in its language. */
	readonly choice: KeywordChoice | null;
	readonly phrases: readonly LabelledPhrase[];
}

export function choiceOfRealPage(labels: RealPageLabels, folder: string): LabelledChoice {
	const { html, options } = realPage(folder, labels.file);
	return labelledChoice(labels, html, options);
}

export function choiceOfWrittenPage(page: LabelledPage): LabelledChoice {
	const { language, topics } = page;
	const labels = { language, topics, alsoRight: [], judgedWrong: [] };
	return labelledChoice(labels, framed(page), { geo: 'us' });
}

function labelledChoice(labels: Labels, html: string, options: AuditHtmlOptions): LabelledChoice {
	const choice = choiceOf(html, options);
	if (choice === null) return { labels, choice, phrases: [] };
	const shares = pieceShares(choice.candidates);
	const phrases = choice.candidates
		.filter((candidate) => isPlausible(candidate, choice.page) && choice.isTopic(candidate))
		.map((candidate) => ({
			kind: kindOf(candidate),
			signs: signsOf(candidate, choice.page, shares.get(candidate.key) ?? 0),
			isRight: judge(spellingOf(candidate), labels) === 'labelled',
		}));
	return { labels, choice, phrases };
}

function choiceOf(html: string, options: AuditHtmlOptions): KeywordChoice | null {
	const store = createFactStore(factsOfHtml(html, options), {
		keywords: [],
		isMeantToBeHidden: false,
		suggestKeywords: 0,
		onError(_part, cause) {
			throw cause;
		},
	});
	const language = store.get('language')?.code ?? null;
	const mainText = store.get('mainText');
	if (language === null || mainText === null) return null;
	const facts = {
		mainText,
		textBlocks: store.get('textBlocks') ?? [],
		siteName: store.get('siteName') ?? '',
		authorMetas: store.get('authorMetas'),
		titles: store.get('titles'),
		links: store.get('links'),
		boldTexts: store.get('boldTexts'),
		descriptions: store.get('descriptions'),
		headings: store.get('headings'),
		openGraph: store.get('openGraph'),
		url: store.get('url'),
		items: store.get('items'),
		pageType: store.get('pageType'),
	};
	return keywordChoice(keywordSources(facts), language);
}
