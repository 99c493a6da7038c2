import type { IndexingOverview } from '@plumbline/core';
import { PointButton } from '../findings/point-button.tsx';
import { useLanguage } from '../language.ts';
import { useMessagesByNode } from '../messages-by-node.ts';
import { MoreButton } from '../more-button.tsx';
import { NodeMessages } from '../node-messages.tsx';
import { usePage } from '../page-view.ts';
import { shownAddress } from '../shown-address.ts';
import { CheckButton } from '../url-checks/check-button.tsx';
import { useUrlChecks } from '../url-checks/use-url-checks.ts';
import { useMore } from '../use-more.ts';
import { type ReturnState, readReturnLink } from './read-return-link.ts';

/** Each check reads a whole page. Few sites have more languages than this. */
const MAX_READ = 60;

/** The versions of the page in other languages, and on request whether they link back. */
export function HreflangSection({ overview }: { readonly overview: IndexingOverview }) {
	const { texts: all } = useLanguage();
	const texts = all.search.indexing;
	const { url } = usePage();
	const messages = useMessagesByNode();
	const checks = useUrlChecks((address, signal) => readReturnLink(address, url, signal));
	const versions = overview.hreflangs ?? [];
	const { rest, showMore, shown } = useMore(versions, '');
	const others = versions.filter(({ address, isSelf }) => !isSelf && /^https?:/.test(address));
	return (
		<section>
			<h2>{texts.hreflang}</h2>
			{overview.hreflangs === null && <p class="quiet-text">{all.content.unknownHere}</p>}
			{overview.hreflangs?.length === 0 && <p>{texts.noHreflang}</p>}
			<CheckButton
				label={texts.checkReturn}
				addresses={[...new Set(others.map(({ address }) => address))]}
				checks={checks}
				max={MAX_READ}
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
					{checks.answers.has(address) && (
						<ReturnLine state={checks.answers.get(address) ?? 'unknown'} />
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
