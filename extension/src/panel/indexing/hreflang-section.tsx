import type { IndexingOverview } from '@plumbline/core';
import { AskButton } from '../asking/ask-button.tsx';
import { useAsking } from '../asking/use-asking.ts';
import { PointButton } from '../findings/point-button.tsx';
import { useLanguage } from '../language.ts';
import { MoreButton } from '../more-button.tsx';
import { useMessagesByNode } from '../node-findings.ts';
import { NodeMessages } from '../node-messages.tsx';
import { usePage } from '../page-view.ts';
import { shownAddress } from '../shown-address.ts';
import { useMore } from '../use-more.ts';
import { type ReturnState, readReturnLink } from './read-return-link.ts';

/** Each check reads a whole page. Few sites have more languages than this. */
const MOST_READ = 60;

/** The versions of the page in other languages, and on request whether they link back. */
export function HreflangSection({ overview }: { readonly overview: IndexingOverview }) {
	const { texts: all } = useLanguage();
	const texts = all.search.indexing;
	const { url } = usePage();
	const messages = useMessagesByNode();
	const check = useAsking((address, signal) => readReturnLink(address, url, signal));
	const versions = overview.hreflangs ?? [];
	const { rest, showMore, shown } = useMore(versions, '');
	const others = versions.filter(({ address, isSelf }) => !isSelf && /^https?:/.test(address));
	return (
		<section>
			<h2>{texts.hreflang}</h2>
			{overview.hreflangs === null && <p class="quiet-text">{all.content.unknownHere}</p>}
			{overview.hreflangs?.length === 0 && <p>{texts.noHreflang}</p>}
			<AskButton
				label={texts.checkReturn}
				addresses={[...new Set(others.map(({ address }) => address))]}
				asking={check}
				most={MOST_READ}
			/>
			{shown.map(({ address, code, isSelf, node }) => (
				<div key={node}>
					<PointButton node={node}>
						<span class="tag">
							<bdi>{code}</bdi>
						</span>{' '}
						<span class="row-address" dir="ltr">
							{shownAddress(address)}
						</span>
						{isSelf && <small> · {texts.self}</small>}
					</PointButton>
					{check.answers.has(address) && (
						<ReturnLine state={check.answers.get(address) ?? 'unknown'} />
					)}
					<NodeMessages node={node} messages={messages} />
				</div>
			))}
			<MoreButton rest={rest} onClick={showMore} />
		</section>
	);
}

const tones: Readonly<Record<ReturnState, string>> = { yes: 'good', no: 'warn', unknown: 'quiet' };

function ReturnLine({ state }: { readonly state: ReturnState }) {
	const texts = useLanguage().texts.search.indexing;
	return (
		<p class="health">
			<span class={`tag ${tones[state]}`}>{texts.returns[state]}</span>
		</p>
	);
}
