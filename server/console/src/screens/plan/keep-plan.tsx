import { addPlan, type ChangePlan } from '@plumbline/core/api';
import { formatDay } from '@plumbline/core/time';
import { useState } from 'preact/hooks';
import { callEndpoint } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { ActionForm } from '../../controls/action-form.tsx';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { NoteFields } from '../../controls/note-fields.tsx';
import { useLanguage } from '../../language/language.ts';
import { todayHere } from '../../period/today.ts';
import { useMayWrite } from '../../session/session.ts';
import { PlanDays } from './plan-days.tsx';

interface KeepPlanProps {
	readonly site: string;
	readonly plan: ChangePlan;
	readonly onKept: () => void;
}

/** Keeps the pages of a plan, so that its change is judged beside those that were left alone. */
export function KeepPlan({ onKept, plan, site }: KeepPlanProps) {
	const own = useLanguage().texts.plan;
	const [noted, setNoted] = useState({ note: '', date: formatDay(todayHere()) });
	const { error, isRunning, run } = useAction();
	if (!useMayWrite()) return null;
	const keep = () =>
		run(async () => {
			const [changed, alone] = [plan.changed, plan.alone].map((some) => some.map(({ url }) => url));
			const asked = { site_global_key: site, ...noted };
			await callEndpoint(addPlan, { ...asked, changed: changed ?? [], alone: alone ?? [] });
			onKept();
		});
	return (
		<ActionForm shape="card" action={own.keep} isDisabled={isRunning} onSubmit={keep}>
			<h2>{own.keep}</h2>
			<p class="quiet">{own.keepWhy}</p>
			<NoteFields names={own} value={noted} onChange={setNoted} />
			<PlanDays date={noted.date} changed={plan.changed.length} alone={plan.alone.length} />
			<ErrorNotice error={error} />
		</ActionForm>
	);
}
