import { planReports, reportRhythms, type showReportSettings } from '@plumbline/console/contract';
import { useState } from 'preact/hooks';
import type * as z from 'zod/mini';
import { callConsole } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { ActionForm } from '../../controls/action-form.tsx';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';

interface PlanReportsProps {
	readonly site: string;
	readonly settings: z.output<typeof showReportSettings.output>;
	readonly onChange: () => void;
}

/** Sends the report by mail from time to time. */
export function PlanReports({ site, settings, onChange }: PlanReportsProps) {
	const { texts, locale } = useLanguage();
	const own = texts.report;
	const { day } = useFormats();
	const { plan, sends_mail: sendsMail } = settings;
	const [rhythm, setRhythm] = useState(plan?.rhythm ?? 'monthly');
	const [typed, setTyped] = useState(plan?.addresses.join(', ') ?? '');
	const { isRunning, error, run } = useAction();
	const send = (addresses: readonly string[]) =>
		run(async () => {
			const asked = { site_global_key: site, rhythm, locale, addresses: [...addresses] };
			await callConsole(planReports, asked);
			onChange();
		});
	const addresses = typed.split(/[\s,;]+/).filter((address) => address !== '');
	return (
		<section class="card">
			<h2>{own.mail}</h2>
			{!sendsMail && <p class="notice warn">{own.noMail}</p>}
			{plan && (
				<p>
					{own.planned({ date: day(plan.next_at.slice(0, 10)) })}{' '}
					{plan.sent_at && own.sent({ date: day(plan.sent_at.slice(0, 10)) })}
				</p>
			)}
			{plan?.problem && <p class="notice bad">{plan.problem}</p>}
			<ActionForm
				shape="line"
				action={own.plan}
				isDisabled={isRunning}
				onSubmit={() => send(addresses)}
			>
				<label>
					<span>{own.rhythm}</span>
					<select
						value={rhythm}
						onChange={({ currentTarget }) =>
							setRhythm(reportRhythms.find((name) => name === currentTarget.value) ?? rhythm)
						}
					>
						{reportRhythms.map((name) => (
							<option key={name} value={name}>
								{own.rhythms[name]}
							</option>
						))}
					</select>
				</label>
				<label>
					<span>{own.addresses}</span>
					<input
						required
						dir="ltr"
						value={typed}
						onInput={({ currentTarget }) => setTyped(currentTarget.value)}
					/>
				</label>
			</ActionForm>
			{plan && (
				<button type="button" disabled={isRunning} onClick={() => send([])}>
					{own.endPlan}
				</button>
			)}
			<ErrorNotice error={error} />
		</section>
	);
}
