import './public-path.ts';
import './editor.css';
import './classic.css';
import { dispatch } from '@wordpress/data';
import { createRoot } from '@wordpress/element';
import { createEditorAudit } from './audit/editor-audit.ts';
import { holdUnreadyForm } from './pre-publish/hold-unready-form.ts';
import { auditSavedPage } from './rendered-page/audit-saved-page.ts';
import { sendChanges } from './screen/classic/changes.ts';
import { classicEditor } from './screen/classic/classic-editor.ts';
import { classicStore } from './screen/classic/classic-store.ts';
import { watchForm } from './screen/classic/watch-form.ts';
import { setScreen } from './screen/screen.ts';
import { settings } from './settings.ts';
import { ClassicBox } from './sidebar/classic-box.tsx';

// Not earlier: WordPress loads the visual editor after this script.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();

function start() {
	const place = document.getElementById('plumbline-classic');
	const field = document.querySelector<HTMLInputElement>('#plumbline-changes');
	const { classic } = settings();
	if (!place || !field || !classic) return;
	dispatch(classicStore).change({ meta: classic.meta });
	setScreen(classicEditor);
	watchForm();
	sendChanges(field);
	const audit = createEditorAudit();
	holdUnreadyForm(audit);
	if (classic.isJustSaved) auditSavedPage(AbortSignal.timeout(30_000));
	createRoot(place).render(<ClassicBox audit={audit} />);
}
