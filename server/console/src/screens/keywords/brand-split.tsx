import { listSearchTotals } from '@plumbline/core/api';
import { Icon } from '@plumbline/ui';
import { Settings } from 'lucide';
import { useState } from 'preact/hooks';
import { callEndpoint } from '../../api/send.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { useMayWrite } from '../../session/session.ts';
import type { Chosen } from '../../site/site.ts';
import { BrandNames } from './brand-names.tsx';

const brandParts = ['branded', 'other'] as const;

interface BrandSplitProps {
	readonly chosen: Chosen;
	readonly engine: string;
	/** The names decide which keywords are branded. */
	readonly onRenamed: () => void;
}

/** The clicks of the whole site with and without a name of the brand, and which names those are. */
export function BrandSplit({ chosen, engine, onRenamed }: BrandSplitProps) {
	const { texts } = useLanguage();
	const own = texts.brand;
	const { percent } = useFormats();
	const mayWrite = useMayWrite();
	const [isEditing, setEditing] = useState(false);
	const asked = {
		site_global_key: chosen.site.site_global_key,
		search_engine_global_key: engine,
		...chosen.period,
		granularity: 'monthly' as const,
		include_brand: true,
	};
	const { data, error, reload } = useAnswer(`brand ${JSON.stringify(asked)}`, (signal) =>
		callEndpoint(listSearchTotals, asked, signal),
	);
	const brand = data?.data.brand;
	if (data === null || brand === undefined) {
		return error ? <ErrorNotice error={error} /> : <div class="brand-split" />;
	}
	const all = brand.branded.clicks + brand.other.clicks + brand.undisclosed.clicks;
	// Without totals, no clicks are unknown ones.
	const isKnown = all > 0 || chosen.periods.observed.now > 0;
	const share = (clicks: number) => (all === 0 ? '–' : percent(clicks / all));
	return (
		<section class="brand-split" aria-label={own.title}>
			{isKnown && (
				<dl class="facts">
					{[...brandParts, 'undisclosed' as const].map((part) => (
						<div key={part}>
							<dt title={part === 'undisclosed' ? own.undisclosedHint : undefined}>
								{own.parts[part]}
							</dt>
							<dd>
								{own.clicks({ count: brand[part].clicks })}{' '}
								<span class="quiet">{share(brand[part].clicks)}</span>
							</dd>
						</div>
					))}
				</dl>
			)}
			<p class="quiet">
				<span title={brand.names.join(', ')}>
					{own.names} <bdi>{brand.names.join(', ')}</bdi>
				</span>
				{mayWrite && (
					<button type="button" class="quiet-button" onClick={() => setEditing(true)}>
						<Icon icon={Settings} />
						{own.edit}
					</button>
				)}
			</p>
			{isEditing && (
				<BrandNames
					site={chosen.site}
					names={brand.names}
					onDone={() => {
						setEditing(false);
						reload();
						onRenamed();
					}}
					onClose={() => setEditing(false)}
				/>
			)}
		</section>
	);
}
