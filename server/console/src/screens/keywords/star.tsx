import { addKeywords, removeKeywords, type SearchQuery } from '@plumbline/core/api';
import { callEndpoint } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { useLanguage } from '../../language/language.ts';

export interface Tracking {
	readonly site: string;
	readonly mayWrite: boolean;
	readonly onChange: (keyword: string, isTracked: boolean) => void;
}

interface StarProps {
	readonly row: Pick<SearchQuery, 'is_tracked' | 'keyword'>;
	readonly tracking: Tracking;
}

/** Tracks a query, or stops it. */
export function Star({ row, tracking }: StarProps) {
	const texts = useLanguage().texts.keywords;
	const { isRunning, error, run } = useAction();
	const { is_tracked: isTracked, keyword } = row;
	const mark = isTracked ? '★' : '☆';
	if (!tracking.mayWrite) return <span title={isTracked ? texts.columns.tracked : ''}>{mark}</span>;
	const toggle = () =>
		run(async () => {
			const asked = { site_global_key: tracking.site, keywords: [keyword] };
			if (isTracked) await callEndpoint(removeKeywords, asked);
			else await callEndpoint(addKeywords, asked);
			tracking.onChange(keyword, !isTracked);
		});
	return (
		<button
			type="button"
			class={error ? 'star failed' : 'star'}
			aria-pressed={isTracked}
			aria-label={texts.track({ keyword })}
			title={error?.message ?? texts.track({ keyword })}
			disabled={isRunning}
			onClick={toggle}
		>
			{mark}
		</button>
	);
}
