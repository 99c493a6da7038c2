import './settings/public-path.ts';
import './editor.css';
import './classic.css';
import { dispatch } from '@wordpress/data';
import { createRoot } from '@wordpress/element';
import { createEditorAudit } from './audit/editor-audit.ts';
import { holdUnreadyForm } from './editor/pre-publish/hold-unready-form.ts';
import { auditSavedPage } from './editor/rendered-page/audit-saved-page.ts';
import { ClassicBox } from './editor/sidebar/classic-box.tsx';
import { sendChanges } from './post/screen/classic/changes.ts';
import { classicEditor } from './post/screen/classic/classic-editor.ts';
import { classicStore } from './post/screen/classic/classic-store.ts';
import { watchForm } from './post/screen/classic/watch-form.ts';
import { setScreen } from './post/screen/edit-screen.ts';
import { settings } from './settings/settings.ts';

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
