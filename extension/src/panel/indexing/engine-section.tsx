import type { EngineAccess, IndexingOverview, MarkState } from '@plumbline/core';
import { StateMark } from '@plumbline/ui';
import { useLanguage } from '../../language/language.ts';
import {
	type Texts as IndexingTexts,
	textsFor as indexingTextsFor,
} from '../../texts/indexing/texts.generated.ts';
import { Disclosure } from '../findings/disclosure.tsx';

interface SectionProps {
	readonly overview: IndexingOverview;
}

/** The access of each search engine of the country, then of all other crawlers. */
export function EngineSection({ overview }: SectionProps) {
	const texts = indexingTextsFor(useLanguage().locale);
	const { areHeadersKnown, engines, otherCrawlers, robotsTxt } = overview;
	return (
		<section>
			<h2>{texts.engines}</h2>
			<ul class="access">
				{engines.map((access) => (
					<EngineRow key={access.engine} {...{ access, areHeadersKnown }} />
				))}
			</ul>
			{!robotsTxt && <p class="quiet-text">{texts.robotsUnknown}</p>}
			{robotsTxt && !robotsTxt.isThere && (
				<p class="quiet-text">{texts.robotsMissing({ status: String(robotsTxt.status ?? '–') })}</p>
			)}
			<Disclosure title={texts.others} count={otherCrawlers.length}>
				<ul class="access">
					{otherCrawlers.map(({ crawler, isAllowed, line }) => (
						<AccessRow
							key={crawler}
							name={crawler}
							state={isAllowed ? 'right' : 'not_applicable'}
							says={isAllowed ? texts.allowed : texts.forbidden}
							because={line}
						/>
					))}
				</ul>
			</Disclosure>
		</section>
	);
}

interface EngineRowProps {
	readonly access: EngineAccess;
	readonly areHeadersKnown: boolean;
}

function EngineRow({ access, areHeadersKnown }: EngineRowProps) {
	const texts = indexingTextsFor(useLanguage().locale);
	const { engine, keptOutBy, line } = access;
	const { says, state } = verdictOf(access, areHeadersKnown, texts);
	const because = keptOutBy ? `${keptOutBy.crawler}: ${keptOutBy.name}` : line;
	return <AccessRow name={engine} state={state} says={says} because={because} />;
}

function verdictOf(
	{ keptOutBy, mayFetch }: EngineAccess,
	areHeadersKnown: boolean,
	texts: IndexingTexts,
) {
	if (keptOutBy) return { says: texts.mayNotShow, state: 'wrong' } as const;
	if (mayFetch === false) return { says: texts.mayNotFetch, state: 'wrong' } as const;
	if (mayFetch === null) return { says: texts.fetchUnknown, state: 'unknown' } as const;
	if (!areHeadersKnown) return { says: texts.showUnknown, state: 'unknown' } as const;
	return { says: texts.mayShow, state: 'right' } as const;
}

interface AccessRowProps {
	readonly name: string;
	readonly state: MarkState;
	readonly says: string;
	/** The directive or line of robots.txt that decides; empty when none does. */
	readonly because: string;
}

function AccessRow({ name, state, says, because }: AccessRowProps) {
	return (
		<li>
			<StateMark state={state} isSaid /> <b>{name}</b> <span>{says}</span>
			{because && (
				<small class="row-address" dir="ltr">
					{because}
				</small>
			)}
		</li>
	);
}
