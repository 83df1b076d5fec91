import { TutorReach } from '../../../features/tutor/tutor-reach.ts'
import { EMULATED, type Examined, type Finding, good, unset, wrong } from '../doctor-check.ts'

/** Finds whether the tutor answers, by the same request after which members are handed over. */
export async function examineTutor({ config: { tutor }, clock }: Examined): Promise<Finding[]> {
  if (!tutor) return [unset('PROFAI_URL is not set, so the tutor opens for nobody')]
  if (tutor.emulated) return [EMULATED]
  return (await new TutorReach(tutor).answersAt(clock()))
    ? [good('it answers; whether it knows PROFAI_CLIENT_SECRET shows with the first member')]
    : [
        wrong(
          'PROFAI_URL: the tutor does not answer within two seconds, so nobody is handed over; let this machine reach it.',
        ),
      ]
}
