import { Icon } from '@plumbline/ui';
import { X } from 'lucide';
import { useLanguage } from '../../language/language.ts';
import { textsFor as trayTextsFor } from '../../texts/tray/texts.generated.ts';
import { shownAddress } from '../controls/shown-address.ts';
import { type CollectedPage, changePages } from './collected-pages.ts';
import { ColumnChoice } from './column-choice.tsx';

interface CollectedListProps {
	readonly pages: readonly CollectedPage[];
	readonly onChange: (change: () => Promise<{ readonly says: string }>) => void;
}

/** The pages of the table, each with a button that removes it, and its columns. */
export function CollectedList({ onChange, pages }: CollectedListProps) {
	const texts = trayTextsFor(useLanguage().locale);
	return (
		<div class="tray-list">
			<ul>
				{pages.map(({ url, values }) => {
					const title = String(values.title ?? '') || texts.noTitle;
					const says = texts.remove({ page: title });
					return (
						<li key={url}>
							<span class="tray-title" dir="auto" title={title}>
								{title}
							</span>
							<small dir="ltr" title={url}>
								{[values.status, shownAddress(url)].filter(Boolean).join(' · ')}
							</small>
							<button
								type="button"
								class="icon"
								aria-label={says}
								title={says}
								onClick={() =>
									onChange(async () => {
										await changePages((stored) => stored.filter((page) => page.url !== url));
										return { says };
									})
								}
							>
								<Icon icon={X} />
							</button>
						</li>
					);
				})}
			</ul>
			<ColumnChoice />
		</div>
	);
}
