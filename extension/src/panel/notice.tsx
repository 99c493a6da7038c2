import { useLanguage } from './language.ts';
import type { TabState } from './panel-state.ts';

interface NoticeProps {
	readonly tab: Exclude<TabState, { readonly kind: 'audited' }>;
}

/** Where there is nothing to show: why, and what to do. */
export function Notice({ tab }: NoticeProps) {
	const { texts } = useLanguage();
	if (tab.kind === 'reading') {
		return (
			<p class="notice" role="status">
				{texts.reading}
			</p>
		);
	}
	const { title, text } = texts[tab.reason];
	return (
		<div class="notice" role="status">
			<strong>{title}</strong>
			<p>{text}</p>
		</div>
	);
}
