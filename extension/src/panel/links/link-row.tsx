import { shownAddress } from '../controls/shown-address.ts';
import { PointButton } from '../findings/point-button.tsx';
import { useLanguage } from '../language/language.ts';
import type { MessagesByNode } from '../messages-by-node.ts';
import { NodeMessages } from '../node-messages.tsx';
import type { CheckedLink } from './checked-links.ts';

interface LinkRowProps {
	readonly checked: CheckedLink;
	readonly messages: MessagesByNode;
}

export function LinkRow({ checked, messages }: LinkRowProps) {
	const { texts } = useLanguage();
	const { address, kind, link, qualifiers, sameAddressCount } = checked.link;
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
			<Health checked={checked} />
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

/** The answer of the link's server; nothing before the check. */
function Health({ checked: { answer, health } }: { readonly checked: CheckedLink }) {
	const texts = useLanguage().texts.content.links;
	if (!answer || !health) return null;
	const { address, status } = answer;
	return (
		<p class="health">
			<span class={`tag ${tones[health]}`}>
				{health === 'refuses' ? texts.blocked(status) : texts.health[health]}
			</span>{' '}
			{status !== null && health !== 'works' && health !== 'refuses' && (
				<small>{texts.status(status)}</small>
			)}
			{health === 'redirects' && (
				<span class="row-address" dir="ltr">
					→ {shownAddress(address)}
				</span>
			)}
		</p>
	);
}
