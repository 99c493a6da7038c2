import { type LinkAnswer, linkHealth, type PageLink } from '@plumbline/core';
import { PointButton } from '../findings/point-button.tsx';
import { useLanguage } from '../language.ts';
import type { MessagesByNode } from '../messages-by-node.ts';
import { NodeMessages } from '../node-messages.tsx';
import { shownAddress } from '../shown-address.ts';

interface LinkRowProps {
	readonly link: PageLink;
	/** The answer of its server; null before the check. */
	readonly answer: LinkAnswer | null;
	readonly messages: MessagesByNode;
}

export function LinkRow({ link: row, answer, messages }: LinkRowProps) {
	const { texts } = useLanguage();
	const { address, kind, link, qualifiers, sameAddressCount } = row;
	const told = [
		texts.content.links.kinds[kind],
		...qualifiers,
		sameAddressCount > 1 && kind !== 'jump' && texts.content.links.times(sameAddressCount),
		link.isHidden && texts.content.hiddenOnPage,
	].filter((part) => typeof part === 'string');
	return (
		<li>
			<PointButton node={link.node}>
				<span class="row-title">
					{link.label ? <bdi>{link.label}</bdi> : <em>{texts.content.links.noText}</em>}
				</span>
				<span class="row-address" dir="ltr">
					{shownAddress(address)}
				</span>
				<small>{told.join(' · ')}</small>
			</PointButton>
			{answer && <Health asked={address} answer={answer} />}
			<NodeMessages node={link.node} messages={messages} />
		</li>
	);
}

const tones = {
	works: 'good',
	redirects: 'quiet',
	redirects_out_of_reach: 'quiet',
	broken: 'bad',
	refuses: 'quiet',
	server_error: 'quiet',
	no_answer: 'quiet',
} as const;

function Health({ asked, answer }: { readonly asked: string; readonly answer: LinkAnswer }) {
	const texts = useLanguage().texts.content.links;
	const health = linkHealth(asked, answer);
	return (
		<p class="health">
			<span class={`tag ${tones[health]}`}>{texts.health[health]}</span>{' '}
			{answer.status !== null && health !== 'works' && <small>{texts.status(answer.status)}</small>}
			{health === 'redirects' && (
				<span class="row-address" dir="ltr">
					→ {shownAddress(answer.address)}
				</span>
			)}
		</p>
	);
}
