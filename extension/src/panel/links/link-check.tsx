import type { PageLink } from '@plumbline/core';
import { useLanguage } from '../language.ts';
import { addressesToCheck, hostsOf, MOST_CHECKED } from './addresses-to-check.ts';
import type { LinkCheckState } from './use-link-check.ts';

interface LinkCheckProps {
	readonly links: readonly PageLink[];
	readonly check: LinkCheckState;
}

/** Asks the servers behind the links, only when somebody wants it, and says how far it is. */
export function LinkCheck({ links, check }: LinkCheckProps) {
	const texts = useLanguage().texts.content.links;
	const { all, addresses } = addressesToCheck(links);
	if (addresses.length === 0) return null;
	return (
		<div class="link-check">
			{check.isBusy ? (
				<button type="button" class="more" onClick={check.stop}>
					{texts.stop}
				</button>
			) : (
				<button type="button" class="more" onClick={() => check.start(addresses)}>
					{texts.check}
				</button>
			)}
			<small role="status">
				{check.isDenied && texts.denied}
				{check.asked > 0 && texts.checked(check.answers.size, check.asked)}
				{check.asked === 0 &&
					!check.isDenied &&
					texts.checkWhy(addresses.length, hostsOf(addresses).length)}
				{all > MOST_CHECKED && ` ${texts.mostChecked(MOST_CHECKED)}`}
			</small>
		</div>
	);
}
