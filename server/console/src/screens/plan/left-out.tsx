import type { ChangePlan } from '@plumbline/core/api';
import { ShortUrl } from '../../controls/short-url.tsx';
import { useLanguage } from '../../language/language.ts';

const mostShown = 100;

/** How many of the pages a plan can use, and why not the others. */
export function LeftOut({ plan }: { readonly plan: ChangePlan }) {
	const own = useLanguage().texts.plan;
	const { left_out: leftOut, page_count: pages, usable_count: usable } = plan;
	return (
		<div>
			<p class="quiet">{own.usable({ usable, pages })}</p>
			{leftOut.map(({ reason, urls }) => (
				<details key={reason} class="evidence">
					<summary>{own.leftOut[reason]({ count: urls.length })}</summary>
					<ul class="plain">
						{urls.slice(0, mostShown).map((url) => (
							<li key={url}>
								<ShortUrl url={url} />
							</li>
						))}
					</ul>
				</details>
			))}
		</div>
	);
}
