import { lossKinds, type Opportunity } from '@plumbline/core/api';
import { Icon } from '@plumbline/ui';
import { ChartLine, FileSearch } from 'lucide';
import { ScreenLink } from '../../address/screen-link.tsx';
import { pathOf } from '../../controls/short-url.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { Evidence } from './evidence.tsx';

/** One thing that deserves an hour: why, what to do, what that rests on, and where to begin. */
export function OpportunityCard({ opportunity }: { readonly opportunity: Opportunity }) {
	const { keywords: own, opportunities: texts } = useLanguage().texts;
	const { whole } = useFormats();
	const {
		kind,
		url,
		keyword,
		clicks_to_gain: gain,
		reason,
		what_to_do: todo,
		evidence,
	} = opportunity;
	return (
		<article class="idea">
			<header>
				<p class="idea-page" dir="ltr">
					<ScreenLink to="/pages" changes={{ page: url }}>
						{pathOf(url)}
					</ScreenLink>
				</p>
				<span class="tag">{texts.kinds[kind]}</span>
				{gain !== null && gain >= 1 && (
					<span class="gain" title={texts.gainHint}>
						{(lossKinds.has(kind) ? texts.winBack : texts.gain)({
							clicks: whole(Math.round(gain)),
						})}
					</span>
				)}
			</header>
			<p dir="auto">{reason}</p>
			<p class="fix" dir="auto">
				{todo}
			</p>
			<Evidence evidence={evidence} />
			<p class="actions">
				<ScreenLink
					to="/audit"
					changes={{ url, ...(keyword !== null && { for: keyword }) }}
					class="button"
				>
					<Icon icon={FileSearch} />
					{texts.audit}
				</ScreenLink>
				{kind === 'decay' && (
					<ScreenLink to="/keywords" changes={{ url, view: 'fell' }} class="button">
						<Icon icon={ChartLine} />
						{own.fellOfPage}
					</ScreenLink>
				)}
			</p>
		</article>
	);
}
