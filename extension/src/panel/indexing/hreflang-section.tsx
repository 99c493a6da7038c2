import type { IndexingOverview } from '@plumbline/core';
import { PointButton } from '../findings/point-button.tsx';
import { useLanguage } from '../language.ts';
import { MoreButton } from '../more-button.tsx';
import { useMessagesByNode } from '../node-findings.ts';
import { NodeMessages } from '../node-messages.tsx';
import { usePage } from '../page-view.ts';
import { shownAddress } from '../shown-address.ts';
import { useMore } from '../use-more.ts';
import { useReturnLinks } from './use-return-links.ts';

/** The versions of the page in other languages; on request, whether they name it too. */
export function HreflangSection({ overview }: { readonly overview: IndexingOverview }) {
	const { texts: all } = useLanguage();
	const texts = all.search.indexing;
	const { url } = usePage();
	const messages = useMessagesByNode();
	const check = useReturnLinks(url);
	const versions = overview.hreflangs ?? [];
	const { rest, showMore, shown } = useMore(versions, '');
	const others = versions.filter(({ isSelf }) => !isSelf).map(({ address }) => address);
	return (
		<section>
			<h2>{texts.hreflang}</h2>
			{overview.hreflangs === null && <p class="quiet-text">{all.content.unknownHere}</p>}
			{overview.hreflangs?.length === 0 && <p>{texts.noHreflang}</p>}
			{others.length > 0 && (
				<div class="link-check">
					<button
						type="button"
						class="more"
						disabled={check.isBusy}
						onClick={() => check.start(others)}
					>
						{texts.checkReturn}
					</button>
					<small role="status">
						{check.isDenied ? all.content.links.denied : texts.checkReturnWhy}
					</small>
				</div>
			)}
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
					{check.returns.has(address) && (
						<ReturnLine state={check.returns.get(address) ?? 'unknown'} />
					)}
					<NodeMessages node={node} messages={messages} />
				</div>
			))}
			<MoreButton rest={rest} onClick={showMore} />
		</section>
	);
}

const tones = { yes: 'good', no: 'warn', unknown: 'quiet' } as const;

function ReturnLine({ state }: { readonly state: keyof typeof tones }) {
	const texts = useLanguage().texts.search.indexing;
	return (
		<p class="health">
			<span class={`tag ${tones[state]}`}>{texts.returns[state]}</span>
		</p>
	);
}
