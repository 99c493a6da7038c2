import type { IndexingOverview, NodeRef } from '@plumbline/core';
import type { ComponentChildren } from 'preact';
import { MoreButton } from '../controls/more-button.tsx';
import { shownAddress } from '../controls/shown-address.ts';
import { useMore } from '../controls/use-more.ts';
import { PointButton } from '../findings/point-button.tsx';
import { useLanguage } from '../language/language.ts';
import { useMessagesByNode } from '../messages-by-node.ts';
import { NodeMessages } from '../node-messages.tsx';
import { usePage } from '../page-view.ts';
import { CheckButton } from '../url-checks/check-button.tsx';
import { useUrlChecks } from '../url-checks/use-url-checks.ts';
import { type ReturnState, readReturnLink } from './read-return-link.ts';

/** The versions of the page in other languages, and on request whether they link back. */
export function HreflangSection({ overview }: { readonly overview: IndexingOverview }) {
	const { texts: all } = useLanguage();
	const texts = all.search.indexing;
	const { url } = usePage();
	const messages = useMessagesByNode();
	const checks = useUrlChecks(`return ${url}`, (address, signal) =>
		readReturnLink(address, url, signal),
	);
	const versions = overview.hreflangs ?? [];
	const { rest, showMore, shown } = useMore(versions, '');
	const others = versions.filter(({ address, isSelf }) => !isSelf && /^https?:/.test(address));
	return (
		<section data-part="hreflang">
			<h2>{texts.hreflang}</h2>
			{overview.hreflangs === null && <p class="quiet-text">{all.content.unknownHere}</p>}
			{overview.hreflangs?.length === 0 && <p>{texts.noHreflang}</p>}
			<CheckButton
				label={texts.checkReturn}
				addresses={[...new Set(others.map(({ address }) => address))]}
				checks={checks}
			/>
			{shown.map(({ address, code, isSelf, node }, index) => (
				<div key={node ?? `header ${index}`}>
					<Place node={node}>
						<span class="tag">
							<bdi>{code}</bdi>
						</span>{' '}
						<span class="row-address" dir="ltr">
							{shownAddress(address)}
						</span>
						{isSelf && <small> · {texts.self}</small>}
						{node === null && <small> · {texts.header}</small>}
					</Place>
					{checks.answers.has(address) && (
						<ReturnLine state={checks.answers.get(address) ?? 'unknown'} />
					)}
					{node !== null && <NodeMessages node={node} messages={messages} />}
				</div>
			))}
			<MoreButton rest={rest} onClick={showMore} />
		</section>
	);
}

interface PlaceProps {
	readonly node: NodeRef | null;
	readonly children: ComponentChildren;
}

/** A version that a header names has no place on the page to show. */
const Place = ({ children, node }: PlaceProps) =>
	node === null ? <p>{children}</p> : <PointButton node={node}>{children}</PointButton>;

const tones: Readonly<Record<ReturnState, string>> = { yes: 'good', no: 'warn', unknown: 'quiet' };

function ReturnLine({ state }: { readonly state: ReturnState }) {
	const texts = useLanguage().texts.search.indexing;
	return (
		<p class="health">
			<span class={`tag ${tones[state]}`}>{texts.returns[state]}</span>
		</p>
	);
}
