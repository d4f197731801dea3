import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepOffline } from './offline/register.ts';
import './theme.css';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// After the page has what it needs itself. While developing, files change too often to be kept.
if (import.meta.env.PROD) addEventListener('load', () => void keepOffline());
