import '../../styles/properties.css';
import { type IndexingOverview, indexingOverview, type RobotsDirective } from '@plumbline/core';
import { useMemo } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { hiddenPagesWith, isMeantToBeHidden } from '../../settings/judge-options.ts';
import { textsFor as indexingTextsFor } from '../../texts/indexing/texts.generated.ts';
import { shownAddress } from '../controls/shown-address.ts';
import { PointButton } from '../findings/point-button.tsx';
import { usePage } from '../page-view.ts';
import { Verdict } from '../verdict.tsx';
import { EngineSection } from './engine-section.tsx';
import { GoogleSection } from './google-section.tsx';
import { HreflangSection } from './hreflang-section.tsx';
import { ResponseSection } from './response-section.tsx';

/** Everything that decides whether the page can be indexed. */
export function Indexing() {
	const { facts, report, ruleSet, url } = usePage();
	const overview = useMemo(() => indexingOverview(facts, ruleSet, new Date()), [facts, ruleSet]);
	return (
		<>
			<Verdict report={report} />
			<MeantToBeHidden />
			<GoogleSection />
			<EngineSection overview={overview} />
			<RobotsSection overview={overview} />
			<CanonicalSection overview={overview} />
			<ResponseSection overview={overview} />
			{/* With this key, answers about other language versions disappear when the page changes. */}
			<HreflangSection key={url} overview={overview} />
		</>
	);
}

/** Lets the user say once that this page is meant to stay out of search results. */
function MeantToBeHidden() {
	const texts = indexingTextsFor(useLanguage().locale);
	const { changeSite, site, url } = usePage();
	return (
		<div class="hide">
			<label>
				<input
					type="checkbox"
					checked={isMeantToBeHidden(site, url)}
					onChange={({ currentTarget: { checked } }) =>
						void changeSite((stored) => ({ hiddenPages: hiddenPagesWith(stored, url, checked) }))
					}
				/>{' '}
				{texts.hide}
			</label>
			<p class="quiet-text">{texts.hideWhy}</p>
		</div>
	);
}

/** The canonical URL of the page. */
function CanonicalSection({ overview }: { readonly overview: IndexingOverview }) {
	const { locale, texts: all } = useLanguage();
	const texts = indexingTextsFor(locale);
	const { canonicals } = overview;
	return (
		<section data-part="canonical">
			<h2>{texts.canonical}</h2>
			{canonicals === null && <p class="quiet-text">{all.content.unknownHere}</p>}
			{canonicals?.length === 0 && <p>{texts.noCanonical}</p>}
			{canonicals?.map(({ address, leadsTo, node }, index) => {
				const line = (
					<>
						<span class="row-address" dir="ltr">
							{shownAddress(address)}
						</span>
						<small>
							{leadsTo !== 'unknown' && texts[leadsTo]} · {node === null ? texts.header : 'link'}
						</small>
					</>
				);
				return node === null ? (
					<p key={index}>{line}</p>
				) : (
					<PointButton key={index} node={node}>
						{line}
					</PointButton>
				);
			})}
		</section>
	);
}

interface RobotsSectionProps {
	readonly overview: IndexingOverview;
}

/** The robots meta tags and headers, word for word. */
function RobotsSection({ overview }: RobotsSectionProps) {
	const { locale, texts: all } = useLanguage();
	const texts = indexingTextsFor(locale);
	const { areHeadersKnown, directives } = overview;
	return (
		<section data-part="robots">
			<h2>{texts.robots}</h2>
			{directives === null && <p class="quiet-text">{all.content.unknownHere}</p>}
			{directives?.length === 0 && <p>{areHeadersKnown ? texts.noRules : texts.noRulesOnPage}</p>}
			{directives?.map((directive, index) => (
				<DirectiveRow key={index} directive={directive} />
			))}
			{!areHeadersKnown && <p class="quiet-text">{texts.headersUnknown}</p>}
		</section>
	);
}

function DirectiveRow({ directive }: { readonly directive: RobotsDirective }) {
	const texts = indexingTextsFor(useLanguage().locale);
	const { crawler, name, node, source, value } = directive;
	const line = (
		<>
			<bdi>{value === null ? name : `${name}: ${value}`}</bdi>{' '}
			<small>
				{crawler === 'robots' ? texts.everybody : crawler} · {texts[source]}
			</small>
		</>
	);
	return node === null ? <p>{line}</p> : <PointButton node={node}>{line}</PointButton>;
}
