import type { EngineAccess, IndexingOverview } from '@plumbline/core';
import { type Language, useLanguage } from '../../language/language.ts';
import { Disclosure } from '../findings/disclosure.tsx';

interface SectionProps {
	readonly overview: IndexingOverview;
}

/** The access of each search engine of the country, then of all other crawlers. */
export function EngineSection({ overview }: SectionProps) {
	const texts = useLanguage().texts.search.indexing;
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
							tone={isAllowed ? 'good' : 'quiet'}
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
	const texts = useLanguage().texts.search.indexing;
	const { engine, keptOutBy, line } = access;
	const { says, tone } = verdictOf(access, areHeadersKnown, texts);
	const because = keptOutBy ? `${keptOutBy.crawler}: ${keptOutBy.name}` : line;
	return <AccessRow name={engine} tone={tone} says={says} because={because} />;
}

function verdictOf(
	{ keptOutBy, mayFetch }: EngineAccess,
	areHeadersKnown: boolean,
	texts: Language['texts']['search']['indexing'],
) {
	if (keptOutBy) return { says: texts.mayNotShow, tone: 'bad' } as const;
	if (mayFetch === false) return { says: texts.mayNotFetch, tone: 'bad' } as const;
	if (mayFetch === null) return { says: texts.fetchUnknown, tone: 'quiet' } as const;
	if (!areHeadersKnown) return { says: texts.showUnknown, tone: 'quiet' } as const;
	return { says: texts.mayShow, tone: 'good' } as const;
}

interface AccessRowProps {
	readonly name: string;
	readonly tone: 'good' | 'bad' | 'quiet';
	readonly says: string;
	/** The directive or line of robots.txt that decides; empty when none does. */
	readonly because: string;
}

const signs = { good: '✓', bad: '!', quiet: '·' } as const;

function AccessRow({ name, tone, says, because }: AccessRowProps) {
	return (
		<li>
			<span class={`dot ${tone}`} aria-hidden="true">
				{signs[tone]}
			</span>{' '}
			<b>{name}</b> <span>{says}</span>
			{because && (
				<small class="row-address" dir="ltr">
					{because}
				</small>
			)}
		</li>
	);
}
