import { addKeywords, type Site } from '@plumbline/core/api';
import { useContext, useState } from 'preact/hooks';
import { callEndpoint } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { SiteContext } from '../../site/site.ts';

interface AddKeywordsProps {
	readonly site: Site;
	readonly onDone: () => void;
	readonly onClose: () => void;
}

interface Result {
	readonly added: number;
	readonly known: number;
	readonly rejected: readonly { readonly keyword: string; readonly reason: string }[];
}

/** Adds keywords, one per line, and says what became of each. */
export function AddKeywords({ site, onDone, onClose }: AddKeywordsProps) {
	const texts = useLanguage().texts.keywords;
	const { whole } = useFormats();
	const { reload } = useContext(SiteContext);
	const [typed, setTyped] = useState('');
	const [group, setGroup] = useState('');
	const [result, setResult] = useState<Result | null>(null);
	const { isRunning, error, run } = useAction();

	const add = () =>
		run(async () => {
			const { data } = await callEndpoint(addKeywords, {
				site_global_key: site.site_global_key,
				keywords: typed.split('\n').filter((line) => line.trim() !== ''),
				...(group.trim() !== '' && { groups: [group.trim()] }),
				partial: true,
				details: true,
			});
			const known = data.keywords.filter(({ status }) => status === 'exists').length;
			const rejected = data.rejected ?? [];
			setResult({ added: data.keywords.length - known, known, rejected });
			// Refused keywords stay, to be corrected.
			setTyped(rejected.map(({ keyword }) => keyword).join('\n'));
			onDone();
			reload();
		});

	return (
		<Dialog title={texts.addTitle({ domain: site.domain })} onClose={onClose}>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					add();
				}}
			>
				<label>
					<span>{texts.typed}</span>
					<textarea
						rows={8}
						dir="auto"
						required
						value={typed}
						onInput={({ currentTarget }) => setTyped(currentTarget.value)}
					/>
				</label>
				<label>
					<span>{texts.groupOptional}</span>
					<input
						list="groups"
						dir="auto"
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
				{result && (
					<div class="notice" role="status">
						<p>{texts.added({ added: whole(result.added), known: whole(result.known) })}</p>
						<ul>
							{result.rejected.map(({ keyword, reason }) => (
								<li key={keyword}>
									<b dir="auto">{keyword}</b> {reason}
								</li>
							))}
						</ul>
					</div>
				)}
				<button type="submit" class="primary" disabled={isRunning}>
					{texts.add}
				</button>
			</form>
		</Dialog>
	);
}
