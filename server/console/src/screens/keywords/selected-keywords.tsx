import { addKeywords, removeKeywords, type Site } from '@plumbline/core/api';
import { Icon, type Selection } from '@plumbline/ui';
import { Trash2 } from 'lucide';
import { useContext, useState } from 'preact/hooks';
import { callEndpoint } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { SiteContext } from '../../site/site.ts';

interface SelectedKeywordsProps {
	readonly site: Site;
	readonly selection: Selection<string>;
	readonly onDone: () => void;
}

/** Actions for the ticked keywords: put them into a group, or remove them. */
export function SelectedKeywords({ site, selection, onDone }: SelectedKeywordsProps) {
	const { texts } = useLanguage();
	const own = texts.keywords;
	const { whole } = useFormats();
	const { reload } = useContext(SiteContext);
	const [asks, setAsks] = useState<'group' | 'remove' | null>(null);
	const [group, setGroup] = useState('');
	const { isRunning, error, run } = useAction();
	const keywords = [...selection.keys];
	const count = whole(keywords.length);

	const apply = (endpoint: typeof addKeywords | typeof removeKeywords, more: object) =>
		run(async () => {
			for (let at = 0; at < keywords.length; at += 1000) {
				await callEndpoint(endpoint as typeof addKeywords, {
					site_global_key: site.site_global_key,
					keywords: keywords.slice(at, at + 1000),
					...more,
				});
			}
			setAsks(null);
			selection.clear();
			onDone();
			reload();
		});

	return (
		<div class="selected" role="toolbar" aria-label={own.selected({ count })}>
			<b>{own.selected({ count })}</b>
			<button type="button" onClick={() => setAsks('group')}>
				{own.toGroup}
			</button>
			<button type="button" onClick={() => setAsks('remove')}>
				<Icon icon={Trash2} />
				{own.remove}
			</button>
			<button type="button" class="quiet-button" onClick={selection.clear}>
				{texts.cancel}
			</button>
			{asks === 'remove' && (
				<Dialog title={own.removeTitle({ count: keywords.length })} onClose={() => setAsks(null)}>
					<p>{own.removeWhy}</p>
					<ErrorNotice error={error} />
					<button
						type="button"
						class="danger"
						disabled={isRunning}
						onClick={() => apply(removeKeywords, {})}
					>
						{own.remove}
					</button>
				</Dialog>
			)}
			{asks === 'group' && (
				<Dialog title={own.toGroup} onClose={() => setAsks(null)}>
					<form
						onSubmit={(event) => {
							event.preventDefault();
							apply(addKeywords, { groups: [group.trim()] });
						}}
					>
						<label>
							<span>{own.group}</span>
							<input
								list="groups"
								dir="auto"
								required
								value={group}
								onInput={({ currentTarget }) => setGroup(currentTarget.value)}
							/>
							<datalist id="groups">
								{site.keyword_groups.map(({ name, global_key: key }) => (
									<option key={key} value={name} />
								))}
							</datalist>
						</label>
						<ErrorNotice error={error} />
						<button type="submit" class="primary" disabled={isRunning}>
							{own.toGroup}
						</button>
					</form>
				</Dialog>
			)}
		</div>
	);
}
