import { useLanguage } from '../../language/language.ts';
import { shownAddress } from '../controls/shown-address.ts';
import { LongText } from '../table/long-text.tsx';
import type { CheckedLink } from './checked-links.ts';

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
export function LinkResult({ checked: { answer, health } }: { readonly checked: CheckedLink }) {
	const texts = useLanguage().texts.content.links;
	if (!answer || !health) return null;
	const { address, status } = answer;
	return (
		<>
			<span class={`tag ${tones[health]}`}>
				{health === 'refuses' ? texts.blocked({ status: status ?? '–' }) : texts.health[health]}
			</span>
			{status !== null && health !== 'works' && health !== 'refuses' && (
				<small> {texts.status({ status })}</small>
			)}
			{health === 'redirects' && (
				<LongText class="row-address" dir="ltr" text={`→ ${shownAddress(address)}`} />
			)}
		</>
	);
}
