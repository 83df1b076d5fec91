// The style sheets of every screen, in the order in which they apply. They also apply before the app's scripts run.
import './fonts.css'
import './mantine.css'
import './mantine-variables.css'
import './tokens.css'
import './base.css'
