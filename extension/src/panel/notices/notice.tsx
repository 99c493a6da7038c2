import { useEffect } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { textsFor as noticeTextsFor } from '../../texts/notices/texts.generated.ts';
import { ReportLink } from '../controls/report-link.tsx';
import type { Refusal } from '../state/refusal.ts';

interface NoticeProps {
	/** Why there is no audit. */
	readonly reason: Refusal;
	readonly announce: (sentence: string) => void;
}

/** Shown instead of an audit: why there is none, and what to do. */
export function Notice({ reason, announce }: NoticeProps) {
	const { title, text } = noticeTextsFor(useLanguage().locale)[reason];
	useEffect(() => announce(`${title} ${text}`), [title, text, announce]);
	return (
		<div class="notice">
			<strong>{title}</strong>
			<p>{text}</p>
			{reason === 'unexpected' && <ReportLink />}
		</div>
	);
}
