import { useEffect } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import type { Refusal } from '../state/refusal.ts';
import { ReportLink } from './report-link.tsx';

interface NoticeProps {
	/** Why there is no audit; null while the page is being read. */
	readonly reason: Refusal | null;
	readonly announce: (sentence: string) => void;
}

/** Shown instead of an audit: why there is none, and what to do. */
export function Notice({ reason, announce }: NoticeProps) {
	const { texts } = useLanguage();
	const { title, text } = reason === null ? { title: texts.reading, text: '' } : texts[reason];
	useEffect(() => announce(`${title} ${text}`), [title, text, announce]);
	return (
		<div class="notice">
			{reason === null ? <p>{title}</p> : <strong>{title}</strong>}
			<p>{text}</p>
			{reason === 'unexpected' && <ReportLink />}
		</div>
	);
}
