import { type ReportLook, setReportLook } from '@plumbline/console/contract';
import { useState } from 'preact/hooks';
import { callConsole } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { ActionForm } from '../../controls/action-form.tsx';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';

interface ReportLookFormProps {
	readonly look: ReportLook;
	readonly onChange: () => void;
}

/** The name, logo and color of the agency in the reports of all its sites. */
export function ReportLookForm({ look: before, onChange }: ReportLookFormProps) {
	const own = useLanguage().texts.report;
	const [look, setLook] = useState(before);
	const [isSaved, setSaved] = useState(false);
	const { isRunning, error, run } = useAction();
	const set = (changed: Partial<ReportLook>) => {
		setLook({ ...look, ...changed });
		setSaved(false);
	};
	const save = () =>
		run(async () => {
			await callConsole(setReportLook, look);
			setSaved(true);
			onChange();
		});
	const choose = (file: File | undefined) =>
		run(async () => {
			if (file !== undefined) set({ logo: await dataUrl(file) });
		});
	return (
		<ActionForm shape="card" action={own.saveLook} isDisabled={isRunning} onSubmit={save}>
			<h2>{own.look}</h2>
			<p class="quiet">{own.lookWhy}</p>
			<div class="fields">
				<label class="wide">
					<span>{own.name}</span>
					<input
						dir="auto"
						maxLength={100}
						value={look.name}
						onInput={({ currentTarget }) => set({ name: currentTarget.value })}
					/>
				</label>
				<label>
					<span>{own.color}</span>
					<input
						type="color"
						value={look.color}
						onInput={({ currentTarget }) => set({ color: currentTarget.value })}
					/>
				</label>
				<label>
					<span>{own.logo}</span>
					<input
						type="file"
						accept="image/png,image/jpeg,image/webp,image/gif"
						onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
					/>
				</label>
			</div>
			{look.logo !== '' && (
				<p class="report-logo">
					<img src={look.logo} alt={own.logo} />{' '}
					<button type="button" onClick={() => set({ logo: '' })}>
						{own.noLogo}
					</button>
				</p>
			)}
			<ErrorNotice error={error} />
			{isSaved && (
				<p class="notice good" role="status">
					{own.savedLook}
				</p>
			)}
		</ActionForm>
	);
}

function dataUrl(file: File): Promise<string> {
	return new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result));
		reader.onerror = () => reject(reader.error);
		reader.readAsDataURL(file);
	});
}
