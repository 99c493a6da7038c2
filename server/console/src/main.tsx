import { render } from 'preact';
import { App } from './shell/app.tsx';
import '@plumbline/ui/base.css';
import './styles/page.css';
import './styles/controls.css';
import './styles/table.css';
import './styles/period.css';
import './styles/queries.css';
import './styles/report.css';
import './styles/screens.css';
import './styles/sites.css';

const place = document.getElementById('app');
if (place === null) throw new Error('The page has no place for the console.');
render(<App />, place);
